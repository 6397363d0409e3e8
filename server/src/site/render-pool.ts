import { join } from 'node:path';
import type { ReleaseSet, RenderAnswer, RenderRequest, SitemapEntry } from '@sharemore/platform/contract';
import { Piscina } from 'piscina';
import type { ReleaseStore } from '../releases/release-store';
import type { SharedSheet } from '../sheet/shared-sheet';
import { PROGRESS } from './progress';
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
 * Aborts a render that runs for longer than `limitMs`. The time counts from where the worker began: waiting
 * for a busy machine is not an area's fault.
 */
function watchRender(limitMs: number) {
  const progress = new SharedArrayBuffer(16);
  const cells = new BigInt64Array(progress);
  cells[PROGRESS.area] = -1n;
  const controller = new AbortController();
  const askedAt = Date.now();
  const timer = setInterval(() => {
    const startedAt = Number(Atomics.load(cells, PROGRESS.startedAt));
    const isLate = startedAt
      ? Date.now() - startedAt > limitMs
      : Date.now() - askedAt > START_LIMIT_MS + limitMs;
    if (isLate) controller.abort();
  }, LOOK_EVERY_MS);
  return {
    progress,
    signal: controller.signal,
    area: () => Number(Atomics.load(cells, PROGRESS.area)),
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
    env: { ...process.env, NODE_ENV: 'production' },
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
      throw new RenderTimeout(areaNames[watched.area()] ?? 'shell');
    } finally {
      watched.done();
    }
  }

  return {
    set,
    render: (request, sheet) => run('page', request, sheet) as Promise<RenderAnswer>,
    warm: (request, sheet) => run('page', request, sheet, WARM_LIMIT_MS) as Promise<RenderAnswer>,
    sitemap: (request, sheet) => run('sitemap', request, sheet) as Promise<SitemapEntry[]>,
    close: () => workers.close(),
  };
}
