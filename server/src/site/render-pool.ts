import { join } from 'node:path';
import type {
  RenderAnswer,
  RenderRequest,
  ScriptFault,
  SitemapEntry,
  SlotFault,
} from '@sharemore/platform/contract';
import { Piscina } from 'piscina';
import { messageOf } from '../error-words';
import type { SharedSheet } from '../sheet/shared-sheet';
import { declaredQueries } from './address';
import type { LoadedSet } from './loaded-set';
import { Overloaded } from './render-queue';
import type { RenderJob, RenderTask } from './render-worker';

/** A render that took its worker with it; `used` names the areas whose code it had come to, where that is known. */
export class WorkerLost extends Error {
  override name = 'WorkerLost';
  constructor(
    message: string,
    readonly used: string[] = [],
  ) {
    super(message);
  }
}

/** A render that did not come back in time; its worker is gone. */
export class RenderTimeout extends WorkerLost {
  override name = 'RenderTimeout';
  constructor(used?: string[]) {
    super('Rendering did not come back in time', used);
  }
}

/** How long a visitor's page may take. */
export const TIME_LIMIT_MS = 4000;
/** A render's that may have to load modules first. */
export const WARM_LIMIT_MS = 15_000;

export type PageRequest = Omit<RenderRequest, 'sheet'>;

/** Workers that render one release set. */
export type RenderPool = ReturnType<typeof openRenderPool>;

export interface RenderPoolOptions {
  threads: number;
  /** Folder of the bundled worker and its hooks. */
  workerDir: string;
  /** Told of an error that an area threw outside a render, with its stack. */
  onStray?: (setId: string, error: string) => void;
}

/** How long a render may wait for a worker that is free and has loaded its modules. */
const START_LIMIT_MS = 15_000;
const LOOK_EVERY_MS = 100;

/**
 * Aborts a render that runs for longer than `limitMs`. The time counts from where the worker began, and only
 * while this thread runs too: a busy machine or a process that was stopped is not an area's fault.
 */
function watchRender(limitMs: number, areas: string[]) {
  const progress = new Uint8Array(new SharedArrayBuffer(1 + areas.length));
  const controller = new AbortController();
  const isStarted = () => progress[0] === 1;
  let waited = 0;
  let ran = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const passed = Math.min(performance.now() - last, 2 * LOOK_EVERY_MS);
    last = performance.now();
    if (isStarted()) ran += passed;
    else waited += passed;
    if (ran > limitMs || waited > START_LIMIT_MS) controller.abort();
  }, LOOK_EVERY_MS);
  return {
    progress,
    signal: controller.signal,
    isStarted,
    used: () => areas.filter((_, index) => progress[1 + index] === 1),
    done: () => clearInterval(timer),
  };
}

/** Starts fresh workers for a set: an area that throws, hangs or leaks can harm nothing but its own pages. */
export function openRenderPool(loaded: LoadedSet, options: RenderPoolOptions) {
  const workers = new Piscina({
    filename: join(options.workerDir, 'render-worker.js'),
    workerData: loaded,
    minThreads: 1,
    maxThreads: options.threads,
    idleTimeout: 60_000,
    // Areas get none of the server's settings, so they cannot leak them.
    env: { NODE_ENV: 'production' },
    // The default keeps what each render made for as long as the worker lives.
    atomics: 'disabled',
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  // A worker that dies outside a task (out of memory) is replaced; its task rejects on its own.
  workers.on('error', () => {});
  let firstStray: string | undefined;
  workers.on('message', (stray: unknown) => {
    // An area can send messages of its own.
    if (typeof stray !== 'string') return;
    firstStray ??= stray;
    options.onStray?.(loaded.set.id, stray);
  });

  async function run<Answer>(
    job: RenderJob,
    request: PageRequest,
    sheet: SharedSheet,
    limitMs = TIME_LIMIT_MS,
  ): Promise<Answer> {
    const watched = watchRender(limitMs, Object.keys(loaded.manifests));
    const task: RenderTask = { job, request, sheet, progress: watched.progress };
    try {
      return await workers.run(task, { signal: watched.signal });
    } catch (error) {
      if (!watched.signal.aborted) throw new WorkerLost(messageOf(error), watched.used());
      if (!watched.isStarted()) throw new Overloaded();
      throw new RenderTimeout(watched.used());
    } finally {
      watched.done();
    }
  }

  return {
    ...loaded,
    /** Names of the queries that mean something on a path; all others change nothing. */
    queriesOf: declaredQueries(Object.values(loaded.manifests)),
    /** The first error that came from outside a render. */
    firstStray: () => firstStray,
    render: (request: PageRequest, sheet: SharedSheet) => run<RenderAnswer>('page', request, sheet),
    /** A first render, with time to load all modules on a busy machine: for a pool that nobody waits for yet. */
    warm: (request: PageRequest, sheet: SharedSheet) =>
      run<RenderAnswer>('page', request, sheet, WARM_LIMIT_MS),
    /** Addresses that an area lists beyond its fixed paths. */
    sitemap: (area: string, request: PageRequest, sheet: SharedSheet) =>
      run<SitemapEntry[]>({ sitemap: area }, request, sheet),
    /** Tries each slot by itself. */
    trySlots: (request: PageRequest, sheet: SharedSheet) =>
      run<SlotFault[]>('slots', request, sheet, WARM_LIMIT_MS),
    /** Loads an area's browser half. */
    tryScripts: (area: string, request: PageRequest, sheet: SharedSheet) =>
      run<ScriptFault[]>({ scripts: area }, request, sheet, WARM_LIMIT_MS),
    /** Ends the workers when what they do now is done. */
    close: (): Promise<void> => workers.close(),
  };
}
