import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import type { ReleaseSet } from '@sharemore/platform/contract';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { withoutAddresses } from '../observe/logger';
import { oneLine } from '../observe/one-line';
import type { ReleaseStore } from './store/release-store';

type FailureKind = 'render' | 'browser' | 'hydration';

const MOST_GROUPS = 200;
/** Visitors that are told apart in each. */
const MOST_VISITORS = 1_000;
const LONGEST_STACK = 4_000;
/** New groups whose place is looked up and logged: anyone may report, and reading a map takes milliseconds. */
const LOOKED_UP_A_MINUTE = 20;

/** A line of a stack that leads into a build: `/AREA/BUILD/`, its file, line and column; of each line the last. */
const FRAME = /\/([a-z][a-z0-9-]*)\/([a-z0-9]+)\/((?:assets|server)\/[\w./-]+\.js):(\d+):(\d+)/g;

/** What failed in one place for visitors of one set. */
export interface Failure {
  set: string;
  area: string;
  kind: FailureKind;
  message: string;
  /** File and line in the team's own source, or else of the build. */
  at: string;
  visitors: number;
}

export interface Report {
  set: ReleaseSet;
  area: string;
  kind: FailureKind;
  /**
   * The error's stack, of which the first line says what it is; from anyone, so it may be any text. An area that is left out
   * for a while, because it cost much, says no more why.
   */
  stack?: string;
}

export type Failures = ReturnType<typeof createFailures>;

/** Remembers what has failed for visitors since this server's start: by set, area, message and place. */
export function createFailures(store: Pick<ReleaseStore, 'folder'>, logger: Pick<Logger, 'warn'>) {
  const groups = new LRUCache<string, Failure & { clients: Set<string> }>({ max: MOST_GROUPS });
  let lookedUp = 0;

  async function note({ set, area, kind, stack }: Report, client: string): Promise<void> {
    if (stack === undefined) return;
    const text = stack.slice(0, LONGEST_STACK);
    const message = oneLine(withoutAddresses(text.split('\n')[0] ?? ''));
    const frame = frameIn(set, text);
    const key = [set.id, area, kind, message, frame?.[0]].join(' ');
    const known = groups.get(key);
    if (known) {
      if (known.clients.size < MOST_VISITORS) known.clients.add(client);
      return;
    }
    const at = frame ? placeIn(frame) : 'no file of its build';
    const group = { set: set.id, area, kind, message, at, visitors: 1, clients: new Set([client]) };
    groups.set(key, group);
    if (lookedUp === LOOKED_UP_A_MINUTE) return;
    if (lookedUp === 0) setTimeout(() => (lookedUp = 0), 60_000).unref();
    lookedUp += 1;
    if (frame) group.at = await sourceOf(store, frame);
    logger.warn({ set: set.id, area, kind, error: message, at: group.at }, 'a page failed for a visitor');
  }

  return {
    note,
    /** Of all sets or of one, what the most visitors met first. */
    list: (set?: string): Failure[] =>
      [...groups.values()]
        .filter((group) => set === undefined || group.set === set)
        .map(({ clients, ...group }) => ({ ...group, visitors: clients.size }))
        .sort((one, other) => other.visitors - one.visitors),
  };
}

/** A failure in a line for the team. */
export function failureLine({ area, kind, message, at, visitors }: Failure): string {
  return `${area}: ${message} (${kind}), at ${at}, ${visitors} ${visitors === 1 ? 'visitor' : 'visitors'}`;
}

/** The line of a stack at which code of the set failed. */
function frameIn({ builds }: ReleaseSet, stack: string): RegExpMatchArray | undefined {
  const frames = [...stack.matchAll(FRAME)].filter(
    ([, name = '', build]) => Object.hasOwn(builds, name) && builds[name] === build,
  );
  // React's own lines come before those of the component that failed.
  return frames.find(([, name]) => name !== 'shell') ?? frames[0];
}

/** File and line of the source to which a stack leads, if it leads into the set. */
export async function placeOf(store: Pick<ReleaseStore, 'folder'>, set: ReleaseSet, stack: string) {
  const frame = frameIn(set, stack.slice(0, LONGEST_STACK));
  return frame && sourceOf(store, frame);
}

/** Where a place in a build is in its sources, by the map that the build keeps; else the place itself. */
async function sourceOf(store: Pick<ReleaseStore, 'folder'>, frame: RegExpMatchArray): Promise<string> {
  const [, area = '', build = '', file = '', line, column] = frame;
  try {
    const map = join(await store.folder(area, build), 'maps', `${builtFile(file)}.map`);
    const origins = new SourceMap(JSON.parse(await readFile(map, 'utf8')));
    const found = origins.findOrigin(Number(line), Number(column));
    if ('fileName' in found) {
      // The map names sources from the area's folder.
      return `${join(area, found.fileName)}:${found.lineNumber}`;
    }
  } catch {
    // A build of an earlier platform has no maps.
  }
  return placeIn(frame);
}

const builtFile = (file: string) => (file.startsWith('assets/') ? `client/${file}` : file);
const placeIn = ([, area, , file = '', line, column]: RegExpMatchArray) =>
  `${area}/${builtFile(file)}:${line}:${column}`;
