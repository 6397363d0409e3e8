import { join } from 'node:path';
import type { ReleaseSet, RenderAnswer, RenderRequest, SitemapEntry } from '@sharemore/platform/contract';
import { Piscina } from 'piscina';
import type { ReleaseStore } from '../releases/release-store';
import type { RenderTask, RenderWorkerData, SharedSheet } from './render-worker';

/** A render that did not come back in time; its worker is gone, `area` is whose code ran last. */
export class RenderTimeout extends Error {
  override name = 'RenderTimeout';
  constructor(readonly area: string) {
    super(`Rendering did not come back in time while code of ${area} ran`);
  }
}

export type PageRequest = Omit<RenderRequest, 'sheet'>;

/** Workers that render one release set. */
export interface RenderPool {
  set: ReleaseSet;
  render(request: PageRequest, sheet: SharedSheet): Promise<RenderAnswer>;
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

  async function run(job: RenderTask['job'], request: PageRequest, sheet: SharedSheet): Promise<unknown> {
    const running = new SharedArrayBuffer(4);
    const marker = new Int32Array(running).fill(-1);
    const task: RenderTask = { job, request, sheet, running };
    const signal = AbortSignal.timeout(options.timeLimitMs);
    try {
      return await workers.run(task, { signal });
    } catch (error) {
      if (!signal.aborted) throw error;
      throw new RenderTimeout(areaNames[marker[0] ?? -1] ?? 'shell');
    }
  }

  return {
    set,
    render: (request, sheet) => run('page', request, sheet) as Promise<RenderAnswer>,
    sitemap: (request, sheet) => run('sitemap', request, sheet) as Promise<SitemapEntry[]>,
    close: () => workers.close(),
  };
}
