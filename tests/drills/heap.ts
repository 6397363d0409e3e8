import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, vi } from 'vitest';
import { median } from '../bench/figures';
import type { Site } from '../e2e/site';

/** Bytes on the heaps of the main thread and the workers after a garbage collection, and the process's RSS. */
export interface Heap {
  server: number;
  workers: number;
  process: number;
}

/** The environment of a site process that `measureHeap` can measure. */
export const heapProbeEnv = {
  NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'heap-probe.js'))}`,
};

/** Collects garbage in all threads of a site that was started with `heapProbeEnv`, and measures the heaps. */
export function measureHeap(site: Site): Promise<Heap> {
  const start = site.log().length;
  process.kill(site.pid, 'SIGUSR2');
  return vi.waitUntil(
    () => {
      const line = /^heap (.*)\n/m.exec(site.log().slice(start));
      return line && (JSON.parse(line[1] ?? '') as Heap);
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
  for (const part of ['server', 'workers', 'process'] as const) {
    const first = median(heaps.slice(0, half).map((heap) => heap[part]));
    const second = median(heaps.slice(half).map((heap) => heap[part]));
    process.stdout.write(`${part}: ${(first / 1e6).toFixed(1)} MB, then ${(second / 1e6).toFixed(1)} MB\n`);
    expect(second, part).toBeLessThan(first * 1.1);
  }
}
