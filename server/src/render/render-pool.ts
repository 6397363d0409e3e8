import { join } from 'node:path';
import type { RenderAnswer, RenderRequest } from '@sharemore/platform/contract';
import type { Logger } from 'pino';
import { z } from 'zod';
import { declaredQueries } from '../http/address';
import type { LoadedSet, SheetText } from './loaded-set';
import { type RenderProcess, startRenderProcess } from './render-process';

/** The time limit of a visitor's page. */
export const TIME_LIMIT_MS = 4000;
/** The time limit of a render that no visitor waits for: it may have to load all modules, on a busy machine. */
export const WARM_LIMIT_MS = 15_000;

type PageOf<Answer> = Answer extends { kind: 'page' } ? Omit<Answer, 'html'> & { html: Buffer } : Answer;

/** The shell's answer, its HTML encoded. */
export type PageAnswer = PageOf<RenderAnswer>;

export type PageRequest = Omit<RenderRequest, 'sheet'>;

/** Processes that render one release set. */
export type RenderPool = ReturnType<typeof openRenderPool>;

export interface RenderPoolOptions {
  /** Folder of the bundled `render-child`; by default the one that this file is bundled into. */
  childDir?: string;
  /** Gets the errors that areas throw outside a render, and the lines that they write to the console. */
  logger?: Pick<Logger, 'error' | 'warn'>;
}

/** What an area lists: one that lists anything else must not spoil the sitemap of all. */
const listedPaths = z
  .array(z.string().startsWith('/'))
  // The most that a sitemap may have.
  .max(50_000);

/** Processes end after this time without work, all but one. */
const IDLE_MS = 60_000;

/**
 * Renders one set in as many processes as there are renders at a time, so that an area that throws, hangs or leaks harms
 * only its own pages.
 */
export function openRenderPool(
  loaded: LoadedSet,
  { childDir = import.meta.dirname, logger }: RenderPoolOptions = {},
) {
  const set = loaded.set.id;
  /** The longest without work first. */
  let idle: { process: RenderProcess; since: number }[] = [];
  let isClosed = false;
  let processes = 0;
  let firstUncaught: string | undefined;

  function start(): RenderProcess {
    const process: RenderProcess = startRenderProcess(join(childDir, 'render-child.js'), loaded, {
      onUncaught(error) {
        firstUncaught ??= error;
        logger?.error({ set, error }, 'an area threw outside a render');
      },
      onOutput: (output) => logger?.warn({ set, output }, 'an area wrote to the console'),
      onExit() {
        processes -= 1;
        idle = idle.filter((each) => each.process !== process);
      },
    });
    processes += 1;
    return process;
  }

  const endIdle = setInterval(() => {
    const [longest, ...others] = idle;
    if (!longest || others.length === 0 || performance.now() - longest.since < IDLE_MS) return;
    idle = others;
    longest.process.end();
  }, IDLE_MS / 10).unref();

  async function run(...task: Parameters<RenderProcess['run']>): Promise<unknown> {
    const process = idle.pop()?.process ?? start();
    try {
      return await process.run(...task);
    } finally {
      if (isClosed || !process.isUsable()) process.end();
      else idle.push({ process, since: performance.now() });
    }
  }

  return {
    ...loaded,
    /** The query parameters that a path's page declares; all others are ignored. */
    queriesOf: declaredQueries(Object.values(loaded.manifests)),
    /** How many processes run. */
    processes: () => processes,
    /** The first error that an area threw outside a render. */
    firstUncaught: () => firstUncaught,
    render: (request: PageRequest, sheet: SheetText, limitMs = TIME_LIMIT_MS) =>
      run({ job: 'page', request }, sheet, limitMs) as Promise<PageAnswer>,
    /** The addresses that an area lists in addition to its fixed paths. */
    sitemap: async (area: string, request: PageRequest, sheet: SheetText) =>
      listedPaths.parse(await run({ job: { sitemap: area }, request }, sheet, TIME_LIMIT_MS)),
    /** Ends the processes, those that render once they are done. */
    close(): void {
      isClosed = true;
      clearInterval(endIdle);
      for (const { process } of idle) process.end();
    },
  };
}
