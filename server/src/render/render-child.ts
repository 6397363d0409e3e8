import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import {
  type AreaModule,
  builtFileUrl,
  type CreateRenderer,
  type Renderer,
  type SheetPayload,
} from '@sharemore/platform/contract';
import { messageOf } from '../observe/error-words';
import type { LoadedSet, SheetText } from './loaded-set';
import type { PageRequest } from './render-pool';
import type { ChildMessage } from './render-process';
import { shareFiles } from './resolve-hooks';

export interface RenderTask {
  /** `sitemap` lists an area's addresses. */
  job: 'page' | { sitemap: string };
  request: PageRequest;
  /** Without the text while it is the one that was sent last. */
  sheet: Omit<SheetText, 'json'> & { json: SheetText['json'] | undefined };
}

const LONGEST_ERROR = 2000;
/** Bytes; what areas hold in buffers counts too. */
const MOST_MEMORY = 768 * 1024 * 1024;

// Areas share these: one that adds to them would change the others' pages, so its module fails, and its build is refused.
for (const { prototype } of [Object, Function, Array, String, Promise]) Object.preventExtensions(prototype);

// Every visitor would wait for the other server, and nothing limits what is sent to it.
globalThis.fetch = () => {
  throw new Error('An area cannot call other servers while it renders: use what its loader is given');
};

// The server ends this process, or its own end does. A terminal and a service manager signal the children too.
process.on('disconnect', () => process.exit());
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});

/** The areas whose code this process has run. */
const used = new Set<string>();
// An error thrown in an area's timer must not end running renders: an area that throws whenever it is loaded would
// otherwise keep every page waiting for a new process.
process.on('uncaughtException', (error) => reportUncaught(error));
setInterval(() => {
  if (process.memoryUsage.rss() < MOST_MEMORY) return;
  reportUncaught(new Error(`out of memory, after code of ${[...used].join(', ')}`), () => process.exit(1));
}, 500).unref();

function reportUncaught(error: unknown, then?: () => void): void {
  const text = String(error instanceof Error ? error.stack : inspect(error));
  say({ kind: 'uncaught', error: text.slice(0, LONGEST_ERROR) }, then);
}

/** Whether this process must not render again. */
let isSpent = false;
let sheet: SheetPayload = { values: [], source: 'sheet' };

const [loaded] = (await once(process, 'message')) as [LoadedSet];
const renderer = start(loaded);
await renderer.catch(() => {});
process.on('message', async (task: RenderTask) => {
  try {
    const answer = await run(await renderer, task);
    say({ kind: 'answer', answer, isSpent });
  } catch (error) {
    noteLost(error);
    say({ kind: 'error', error: messageOf(error), isSpent });
  }
});
// From now on the server sends cached pages first.
setPriority(Math.min(19, getPriority() + 10));
say({ kind: 'ready' });

/** Node remembers a file that it could not find, even when its build is there again. */
function noteLost(error: unknown): void {
  isSpent ||= error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
}

function say(message: ChildMessage, then?: () => void): void {
  process.send?.(message, undefined, undefined, then);
}

async function run(ready: Renderer, { job, ...task }: RenderTask): Promise<unknown> {
  const { json, status } = task.sheet;
  if (json) sheet = JSON.parse(json.toString());
  const request = { ...task.request, sheet: { ...sheet, status } };
  if (job === 'page') {
    const answer = await ready.render(request);
    // As text in memory it would take twice as long to the server.
    return answer.kind === 'page' ? { ...answer, html: Buffer.from(answer.html) } : answer;
  }
  return ready.sitemap(job.sitemap, request);
}

async function start(loaded: LoadedSet): Promise<Renderer> {
  const { set, manifests, folders } = loaded;
  const { shell } = manifests;
  const shellDir = folders.shell;
  if (!shell || !shellDir) throw new Error('The release set has no shell');
  const urlOf = (folder: string, file: string) => pathToFileURL(join(folder, file)).href;
  const shared = Object.entries(shell.provides).map(([name, { file }]) => [name, urlOf(shellDir, file)]);
  shareFiles(Object.fromEntries(shared));
  const entry: { createRenderer: CreateRenderer } = await import(urlOf(shellDir, 'server/entry-server.js'));
  return entry.createRenderer({
    setId: set.id,
    manifests: { ...manifests, shell },
    styles: readStyles(loaded),
    async importArea(name): Promise<{ area: AreaModule }> {
      const folder = folders[name];
      if (!folder) throw new Error(`The build of ${name} is lost or damaged`);
      return import(urlOf(folder, 'server/area.js'));
    },
    onError: noteLost,
    uses(area) {
      used.add(area);
      say({ kind: 'uses', area });
    },
  });
}

/** The text of all styles, by public address. If one is lost, its area's pages are shown without it. */
function readStyles({ manifests, folders }: LoadedSet): Record<string, string> {
  const styles: Record<string, string> = {};
  for (const [area, manifest] of Object.entries(manifests)) {
    const folder = folders[area];
    // Even to look elsewhere is not permitted.
    if (!folder) continue;
    for (const file of Object.keys(manifest.integrity)) {
      const path = join(folder, file);
      if (!file.endsWith('.css') || !existsSync(path)) continue;
      styles[builtFileUrl(manifest, file.replace('client/', ''))] = readFileSync(path, 'utf8').trim();
    }
  }
  return styles;
}
