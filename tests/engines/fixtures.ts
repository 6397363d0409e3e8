import { expect } from '@playwright/test';
import { siteTest } from '../e2e/fixtures';
import type { Engine, EngineName } from './engine';
import { findEngine } from './find-engines';

interface Fixtures {
  /** This project's browser, with a desktop-sized window. A script error fails the test. */
  engine: Engine;
  /** Opens a path of the site and waits until the page is hydrated. */
  visit: (path: string) => Promise<void>;
  /** Waits until an expression in the page has this value. */
  until: (expression: string, value: unknown) => Promise<void>;
}

interface WorkerFixtures {
  started: Engine | null;
}

export const test = siteTest.extend<Fixtures, WorkerFixtures>({
  started: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern.
    async ({}, use, { project }) => {
      const engine = (await findEngine[project.name as EngineName]()?.()) ?? null;
      await use(engine);
      await engine?.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  engine: async ({ started }, use, info) => {
    if (!started) {
      info.skip(true, `${info.project.name} is not installed`);
      return;
    }
    const before = (await started.errors()).length;
    await started.resize(1280, 800);
    await use(started);
    expect((await started.errors()).slice(before)).toEqual([]);
  },
  visit: async ({ engine, site, until }, use) => {
    await use(async (path) => {
      await engine.open(site.url + path);
      await until('document.documentElement.dataset.hydrated', 'true');
    });
  },
  until: async ({ engine }, use) => {
    await use(async (expression, value) => {
      // While one page replaces another there is nothing to read.
      const read = () => engine.read(expression).catch(() => null);
      await expect.poll(read, { message: expression, intervals: [50, 100, 200] }).toEqual(value);
    });
  },
});

export { expect };
