import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** What some work cost a process and those that it started. */
export interface Cost {
  /** Milliseconds of processor time. */
  ms: number;
  /** Bytes of memory that the process itself took for it, at its height. */
  bytes: number;
}

/** Measures `work` by what Linux says of the process `pid`. */
export async function costOf(pid: number, work: () => unknown): Promise<Cost> {
  // Sets the height back to what is in use now.
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  const before = { ns: processorTime(pid), kb: statusOf(pid, 'VmRSS') };
  await work();
  const ms = (processorTime(pid) - before.ns) / 1e6;
  return { ms, bytes: (statusOf(pid, 'VmHWM') - before.kb) * 1024 };
}

/**
 * The least of a few measurements while they exceed `most`: compiling and collecting garbage come and go, and what the
 * input costs stays.
 */
export async function leastCost(most: Cost, measure: () => Promise<Cost>, attempts = 20): Promise<Cost> {
  const { ms, bytes } = await measure();
  if (attempts === 1 || (ms <= most.ms && bytes <= most.bytes)) return { ms, bytes };
  const again = await leastCost(most, measure, attempts - 1);
  return { ms: Math.min(ms, again.ms), bytes: Math.min(bytes, again.bytes) };
}

/** Nanoseconds of processor time of all threads of a process and of those that it started. */
function processorTime(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`).map((thread) => `/proc/${pid}/task/${thread}`);
  const own = threads.map((thread) => Number(readFileSync(`${thread}/schedstat`, 'utf8').split(' ')[0]));
  const started = threads.flatMap((thread) => readFileSync(`${thread}/children`, 'utf8').match(/\d+/g) ?? []);
  return [...own, ...started.map((child) => processorTime(Number(child)))].reduce((sum, ns) => sum + ns, 0);
}

function statusOf(pid: number, name: string): number {
  return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}
