import { join } from 'node:path';
import type { ReleaseSet, RenderAnswer, RenderRequest, SitemapEntry } from '@sharemore/platform/contract';
import { Piscina } from 'piscina';
import type { ReleaseStore } from '../releases/release-store';
import type { SharedSheet } from '../sheet/shared-sheet';
import { declaredQueries } from './address';
import { PROGRESS } from './progress';
import { Overloaded } from './render-queue';
import type { RenderTask, RenderWorkerData } from './render-worker';

/** A render that did not come back in time; its worker is gone, `area` is whose code ran last. */
export class RenderTimeout extends Error {
  override name = 'RenderTimeout';
  constructor(readonly area: string) {
    super(`Rendering did not come back in time while code of ${area} ran`);
  }
}

const WARM_LIMIT_MS = 60_000;

export type PageRequest = Omit<RenderRequest, 'sheet'>;

/** Workers that render one release set. */
export interface RenderPool {
  set: ReleaseSet;
  /** Names of the queries that mean something on a path; all others change nothing. */
  queriesOf(path: string): readonly string[];
  render(request: PageRequest, sheet: SharedSheet): Promise<RenderAnswer>;
  /** A first render, with time to load all modules: for a pool that nobody waits for yet. */
  warm(request: PageRequest, sheet: SharedSheet): Promise<RenderAnswer>;
  sitemap(request: PageRequest, sheet: SharedSheet): Promise<SitemapEntry[]>;
  /** Ends the workers when what they do now is done. */
  close(): Promise<void>;
}

export interface RenderPoolOptions {
  timeLimitMs: number;
  threads: number;
  /** Folder of the bundled worker and its hooks. */
  workerDir: string;
}

/** How long a render may wait for a worker that is free and has loaded its modules. */
const START_LIMIT_MS = 15_000;
const LOOK_EVERY_MS = 100;

/**
 * Aborts a render that runs for longer than `limitMs`. The time counts from where the worker began, and only
 * while this thread runs too: a busy machine or a process that was stopped is not an area's fault.
 */
function watchRender(limitMs: number) {
  const progress = new SharedArrayBuffer(8);
  const cells = new Int32Array(progress);
  cells[PROGRESS.area] = -1;
  const controller = new AbortController();
  const isStarted = () => Atomics.load(cells, PROGRESS.started) === 1;
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
    area: () => Atomics.load(cells, PROGRESS.area),
    done: () => clearInterval(timer),
  };
}

/** Starts fresh workers for `set`: an area that throws, hangs or leaks can harm nothing but its own pages. */
export function openRenderPool(
  set: ReleaseSet,
  releases: ReleaseStore,
  options: RenderPoolOptions,
): RenderPool {
  const builds = Object.entries(set.builds);
  const manifests = Object.fromEntries(builds.map(([area, build]) => [area, releases.manifest(area, build)]));
  const areaNames = Object.keys(manifests).sort();
  const data: RenderWorkerData = {
    setId: set.id,
    manifests,
    folders: Object.fromEntries(builds.map(([area, build]) => [area, releases.folder(area, build)])),
  };
  const workers = new Piscina({
    filename: join(options.workerDir, 'render-worker.js'),
    workerData: data,
    minThreads: 1,
    maxThreads: options.threads,
    idleTimeout: 60_000,
    // Areas get none of the server's settings: what they don't have, they can't let slip.
    env: { NODE_ENV: 'production' },
    // The default keeps what each render made for as long as the worker lives.
    atomics: 'disabled',
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  // A worker that dies outside a task (out of memory) is replaced; its task rejects on its own.
  workers.on('error', () => {});

  async function run(
    job: RenderTask['job'],
    request: PageRequest,
    sheet: SharedSheet,
    limitMs = options.timeLimitMs,
  ): Promise<unknown> {
    const watched = watchRender(limitMs);
    const task: RenderTask = { job, request, sheet, progress: watched.progress };
    try {
      return await workers.run(task, { signal: watched.signal });
    } catch (error) {
      if (!watched.signal.aborted) throw error;
      if (!watched.isStarted()) throw new Overloaded();
      throw new RenderTimeout(areaNames[watched.area()] ?? 'shell');
    } finally {
      watched.done();
    }
  }

  return {
    set,
    queriesOf: declaredQueries(Object.values(manifests)),
    render: (request, sheet) => run('page', request, sheet) as Promise<RenderAnswer>,
    warm: (request, sheet) => run('page', request, sheet, WARM_LIMIT_MS) as Promise<RenderAnswer>,
    sitemap: (request, sheet) => run('sitemap', request, sheet) as Promise<SitemapEntry[]>,
    close: () => workers.close(),
  };
}
