import { join } from 'node:path';
import type { RenderAnswer, RenderRequest, ScriptFault, SlotFault } from '@sharemore/platform/contract';
import { z } from 'zod';
import { declaredQueries } from '../http/address';
import type { LoadedSet, SheetText } from './loaded-set';
import type { RenderJob } from './render-child';
import { type RenderProcess, startRenderProcess } from './render-process';

/** The time limit of a visitor's page. */
export const TIME_LIMIT_MS = 4000;
/** The time limit of a render that may have to load modules first. */
export const WARM_LIMIT_MS = 15_000;

type PageOf<Answer> = Answer extends { kind: 'page' } ? Omit<Answer, 'html'> & { html: Buffer } : Answer;

/** The shell's answer, its HTML encoded. */
export type PageAnswer = PageOf<RenderAnswer>;

export { ProcessLost, RenderTimeout } from './render-process';

export type PageRequest = Omit<RenderRequest, 'sheet'>;

/** Processes that render one release set. */
export type RenderPool = ReturnType<typeof openRenderPool>;

export interface RenderPoolOptions {
  /** How many processes there are at most. */
  processes: number;
  /** Folder of the bundled `render-child`. */
  childDir: string;
  /** Called with the stack of each error that an area throws outside a render. */
  onUncaught?: (setId: string, error: string) => void;
  /** Called with the lines that areas write to the console. */
  onOutput?: (setId: string, output: string) => void;
}

/** What an area lists: one that lists anything else must not spoil the sitemap of all. */
const sitemapEntries = z.array(
  z.object({ path: z.string().startsWith('/'), lastModified: z.string().optional() }),
);

/** All processes but one end after this time without work. */
const IDLE_MS = 60_000;

/** Starts processes for one set, so that an area that throws, hangs or leaks harms only its own pages. */
export function openRenderPool(loaded: LoadedSet, options: RenderPoolOptions) {
  const all = new Set<RenderProcess>();
  const idle: { process: RenderProcess; since: number }[] = [];
  const waiting: (() => void)[] = [];
  let firstUncaught: string | undefined;

  function start(): RenderProcess {
    const process = startRenderProcess(join(options.childDir, 'render-child.js'), loaded, {
      onUncaught(error) {
        firstUncaught ??= error;
        options.onUncaught?.(loaded.set.id, error);
      },
      onOutput: (output) => options.onOutput?.(loaded.set.id, output),
      onExit() {
        all.delete(process);
        waiting.shift()?.();
      },
    });
    all.add(process);
    return process;
  }

  async function take(): Promise<RenderProcess> {
    for (;;) {
      const free = idle.pop()?.process ?? (all.size < options.processes ? start() : undefined);
      if (free && !free.hasEnded()) return free;
      if (!free) await new Promise<void>((resolve) => waiting.push(resolve));
    }
  }

  const endIdle = setInterval(() => {
    const [longest] = idle;
    if (longest && all.size > 1 && performance.now() - longest.since > IDLE_MS) idle.shift()?.process.end();
  }, IDLE_MS / 10).unref();

  async function run(
    job: RenderJob,
    request: PageRequest,
    sheet: SheetText,
    limitMs = TIME_LIMIT_MS,
  ): Promise<unknown> {
    const process = await take();
    try {
      return await process.run({ job, request }, sheet, limitMs);
    } finally {
      if (!process.hasEnded()) idle.push({ process, since: performance.now() });
      waiting.shift()?.();
    }
  }

  return {
    ...loaded,
    /** The query parameters that a path's page declares; all others are ignored. */
    queriesOf: declaredQueries(Object.values(loaded.manifests)),
    /** The first error that an area threw outside a render. */
    firstUncaught: () => firstUncaught,
    render: (request: PageRequest, sheet: SheetText) => run('page', request, sheet) as Promise<PageAnswer>,
    /** A render with time to load all modules on a busy machine, for a pool that no visitor waits for. */
    warm: (request: PageRequest, sheet: SheetText) =>
      run('page', request, sheet, WARM_LIMIT_MS) as Promise<PageAnswer>,
    /** The addresses that an area lists in addition to its fixed paths. */
    sitemap: async (area: string, request: PageRequest, sheet: SheetText) =>
      sitemapEntries.parse(await run({ sitemap: area }, request, sheet)),
    /** Renders each slot by itself. */
    trySlots: (request: PageRequest, sheet: SheetText) =>
      run('slots', request, sheet, WARM_LIMIT_MS) as Promise<SlotFault[]>,
    /** Loads an area's browser modules. */
    tryScripts: (area: string, request: PageRequest, sheet: SheetText) =>
      run({ scripts: area }, request, sheet, WARM_LIMIT_MS) as Promise<ScriptFault[]>,
    /** Ends the processes once their current tasks are done. */
    async close(): Promise<void> {
      clearInterval(endIdle);
      while (all.size > 0) {
        for (const { process } of idle.splice(0)) process.end();
        if (all.size > 0) await new Promise<void>((resolve) => waiting.push(resolve));
      }
    },
  };
}
