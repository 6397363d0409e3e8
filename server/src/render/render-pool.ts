import { join } from 'node:path';
import type { RenderAnswer, RenderRequest, ScriptFault, SlotFault } from '@sharemore/platform/contract';
import { Piscina } from 'piscina';
import { z } from 'zod';
import { declaredQueries } from '../http/address';
import { messageOf } from '../observe/error-words';
import type { SharedSheet } from '../sheet/shared-sheet';
import type { LoadedSet } from './loaded-set';
import { Overloaded } from './render-queue';
import type { RenderJob, RenderTask } from './render-worker';

/** A render lost its worker; `used` names the areas whose code it had reached, if known. */
export class WorkerLost extends Error {
  override name = 'WorkerLost';
  constructor(
    message: string,
    readonly used: string[] = [],
  ) {
    super(message);
  }
}

/** A render exceeded its time limit, and its worker was terminated. */
export class RenderTimeout extends WorkerLost {
  override name = 'RenderTimeout';
  constructor(used?: string[]) {
    super('Rendering did not come back in time', used);
  }
}

/** The time limit of a visitor's page. */
export const TIME_LIMIT_MS = 4000;
/** The time limit of a render that may have to load modules first. */
export const WARM_LIMIT_MS = 15_000;

export type PageRequest = Omit<RenderRequest, 'sheet'>;

/** Workers that render one release set. */
export type RenderPool = ReturnType<typeof openRenderPool>;

export interface RenderPoolOptions {
  threads: number;
  /** Folder of the bundled worker and its hooks. */
  workerDir: string;
  /** Called with the stack of each error that an area throws outside a render. */
  onStray?: (setId: string, error: string) => void;
  /** Called with what areas write to the console. */
  onOutput?: (setId: string, output: string) => void;
}

/** What a worker says besides its answers. */
const workerMessage = z.object({ stray: z.string().optional(), output: z.string().optional() });

/** What an area lists: one that lists anything else must not spoil the sitemap of all. */
const sitemapEntries = z.array(
  z.object({ path: z.string().startsWith('/'), lastModified: z.string().optional() }),
);

/** How long a render may wait for a free worker that has loaded its modules. */
const START_LIMIT_MS = 15_000;
const LOOK_EVERY_MS = 100;

/** By how many bytes the process may grow during one render. */
const GROWTH_LIMIT = 1024 ** 3;

/**
 * Aborts a render that runs for longer than `limitMs`, or during which the process outgrows `GROWTH_LIMIT`: in a loop
 * that fills buffers, the worker's own check never runs. The clock starts when the worker does and runs only while this
 * thread runs too: a busy machine or a suspended process is not an area's fault.
 */
function watchRender(limitMs: number, areas: string[]) {
  const progress = new Uint8Array(new SharedArrayBuffer(1 + areas.length));
  const controller = new AbortController();
  const isStarted = () => progress[0] === 1;
  let waited = 0;
  let ran = 0;
  let last = performance.now();
  const before = process.memoryUsage.rss();
  const used = () => areas.filter((_, index) => progress[1 + index] === 1);
  const timer = setInterval(() => {
    const passed = Math.min(performance.now() - last, 2 * LOOK_EVERY_MS);
    last = performance.now();
    if (isStarted()) ran += passed;
    else waited += passed;
    if (isStarted() && process.memoryUsage.rss() - before > GROWTH_LIMIT)
      controller.abort(new WorkerLost('out of memory outside the heap', used()));
    if (ran > limitMs || waited > START_LIMIT_MS) controller.abort();
  }, LOOK_EVERY_MS);
  return {
    progress,
    signal: controller.signal,
    isStarted,
    used,
    [Symbol.dispose]: () => clearInterval(timer),
  };
}

/** Starts workers for one set, so that an area that throws, hangs or leaks harms only its own pages. */
export function openRenderPool(loaded: LoadedSet, options: RenderPoolOptions) {
  const workers = new Piscina({
    filename: join(options.workerDir, 'render-worker.js'),
    workerData: loaded,
    minThreads: 1,
    maxThreads: options.threads,
    idleTimeout: 60_000,
    // Areas must not see, and so cannot leak, the server's settings.
    env: { NODE_ENV: 'production' },
    // With the default, a worker never frees the memory of finished renders.
    atomics: 'disabled',
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  // Piscina replaces a worker that dies outside a task (out of memory) and rejects its task.
  workers.on('error', () => {});
  let firstStray: string | undefined;
  workers.on('message', (message: unknown) => {
    // Areas can post messages too.
    const { stray, output } = workerMessage.safeParse(message).data ?? {};
    if (output) options.onOutput?.(loaded.set.id, output);
    if (!stray) return;
    firstStray ??= stray;
    options.onStray?.(loaded.set.id, stray);
  });

  async function run<Answer>(
    job: RenderJob,
    request: PageRequest,
    sheet: SharedSheet,
    limitMs = TIME_LIMIT_MS,
  ): Promise<Answer> {
    using watched = watchRender(limitMs, Object.keys(loaded.manifests));
    const task: RenderTask = { job, request, sheet, progress: watched.progress };
    try {
      return await workers.run(task, { signal: watched.signal });
    } catch (error) {
      if (!watched.signal.aborted) throw new WorkerLost(messageOf(error), watched.used());
      if (watched.signal.reason instanceof WorkerLost) throw watched.signal.reason;
      if (!watched.isStarted()) throw new Overloaded();
      throw new RenderTimeout(watched.used());
    }
  }

  return {
    ...loaded,
    /** The query parameters that a path's page declares; all others are ignored. */
    queriesOf: declaredQueries(Object.values(loaded.manifests)),
    /** The first error that an area threw outside a render. */
    firstStray: () => firstStray,
    render: (request: PageRequest, sheet: SharedSheet) => run<RenderAnswer>('page', request, sheet),
    /** A render with time to load all modules on a busy machine, for a pool that no visitor waits for. */
    warm: (request: PageRequest, sheet: SharedSheet) =>
      run<RenderAnswer>('page', request, sheet, WARM_LIMIT_MS),
    /** The addresses that an area lists in addition to its fixed paths. */
    sitemap: async (area: string, request: PageRequest, sheet: SharedSheet) =>
      sitemapEntries.parse(await run({ sitemap: area }, request, sheet)),
    /** Renders each slot by itself. */
    trySlots: (request: PageRequest, sheet: SharedSheet) =>
      run<SlotFault[]>('slots', request, sheet, WARM_LIMIT_MS),
    /** Loads an area's browser modules. */
    tryScripts: (area: string, request: PageRequest, sheet: SharedSheet) =>
      run<ScriptFault[]>({ scripts: area }, request, sheet, WARM_LIMIT_MS),
    /** Ends the workers once their current tasks are done. */
    close: (): Promise<void> => workers.close(),
  };
}
