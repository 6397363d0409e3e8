import { join } from 'node:path';

/** A folder of the running bench, which is removed when it ends. @throws where none runs. */
export function benchFolder(name: string): string {
  if (!process.env.BENCH_DIR) throw new Error('BENCH_DIR is not set: start a bench with npm run bench');
  return join(process.env.BENCH_DIR, name);
}
