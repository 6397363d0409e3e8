import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, vi } from 'vitest';
import { median } from '../bench/figures';
import type { Site } from '../e2e/site';

/** Bytes: the server's heap after a garbage collection, its resident memory, and that of its render processes. */
export interface Heap {
  server: number;
  process: number;
  renderers: number;
}

/** The environment of a site process that `measureHeap` can measure. */
export const heapProbeEnv = {
  NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'heap-probe.js'))}`,
};

/** The processes that a server has started, with their resident memory in bytes. */
export function renderProcesses(site: Pick<Site, 'pid'>): { pid: number; rss: number }[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' });
  const rows = stdout.trim().split('\n');
  const all = rows.map((row) => row.trim().split(/\s+/).map(Number) as [number, number, number]);
  return all.filter(([, parent]) => parent === site.pid).map(([pid, , rss]) => ({ pid, rss: rss * 1024 }));
}

/** Collects garbage in a site that was started with `heapProbeEnv`, and measures its memory. */
export function measureHeap(site: Site): Promise<Heap> {
  const start = site.log().length;
  process.kill(site.pid, 'SIGUSR2');
  return vi.waitUntil(
    () => {
      const line = /^heap (.*)\n/m.exec(site.log().slice(start));
      const renderers = renderProcesses(site).reduce((sum, { rss }) => sum + rss, 0);
      return line && ({ ...JSON.parse(line[1] ?? ''), renderers } as Heap);
    },
    { timeout: 30_000 },
  );
}

/** Expects the median of each part in the second half to be within 10% of that in the first half. */
export function expectFlat(heaps: Heap[]): void {
  const half = Math.floor(heaps.length / 2);
  if (half < 3) {
    console.warn('NOT SHOWN: that memory stays flat takes SOAK_SECONDS=300 or more');
    return;
  }
  for (const part of ['server', 'process', 'renderers'] as const) {
    const first = median(heaps.slice(0, half).map((heap) => heap[part]));
    const second = median(heaps.slice(half).map((heap) => heap[part]));
    process.stdout.write(`${part}: ${(first / 1e6).toFixed(1)} MB, then ${(second / 1e6).toFixed(1)} MB\n`);
    expect(second, part).toBeLessThan(first * 1.1);
  }
}
