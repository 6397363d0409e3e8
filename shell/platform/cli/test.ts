import { startVitest } from 'vitest/node';
import { unitTests } from '../vite/unit-tests';

/** Runs the unit tests of an area alone. */
export async function runTests(areaDir: string, files: string[]): Promise<void> {
  const vitest = await startVitest('test', files, { root: areaDir, config: false, watch: false }, unitTests);
  await vitest.close();
}
