import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { vi } from 'vitest';
import type { Site } from '../e2e/site';

/** Bytes that the server's threads hold once garbage is collected, and that the process has of the system. */
export interface Heap {
  server: number;
  workers: number[];
  process: number;
}

/** For a site process whose heap is to be measured. */
export const measurable = {
  NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'heap-probe.js'))}`,
};

/** Collects garbage in all threads of a site that was started `measurable`, and measures them. */
export function heapOf(site: Site): Promise<Heap> {
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
