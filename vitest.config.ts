import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { unitTests } from './shell/build/vite/unit-tests';

/**
 * Contract tests and drills run in one group. On a machine with two cores it has a worker more, because these tests wait
 * for time limits, polls and services more than they work.
 */
const together = { maxWorkers: 4, sequence: { groupOrder: 1 } };

/** The longest files, the longest first: else a worker may begin one when the others have nothing left to do. */
const longest = ['teams', 'failing-areas', 'refused-builds', 'check', 'npm-start', 'many-servers', 'soak'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const index = longest.findIndex((name) => moduleId.endsWith(`/drills/${name}.test.ts`));
      return index === -1 ? longest.length : index;
    };
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}

export default defineConfig({
  esbuild: unitTests.esbuild,
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          ...unitTests.test,
          name: 'unit',
          include: ['{shell,mf-*,server,tools}/**/*.test.{ts,tsx}'],
          maxWorkers: '100%',
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          globalSetup: [unitTests.test.globalSetup, 'tests/contract/postgres.ts'],
          include: ['tests/contract/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
          ...together,
        },
      },
      {
        extends: true,
        test: {
          name: 'drills',
          globalSetup: ['tests/e2e/global-setup.ts', 'tests/contract/postgres.ts'],
          include: ['tests/drills/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 60_000 } },
          ...together,
        },
      },
    ],
  },
});
