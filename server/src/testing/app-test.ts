import { test as base, onTestFinished } from 'vitest';
import { startApp, type TestApp } from './start-app';

type Texts = Record<string, string>;

/** Vitest's test with the whole API in this process; what it starts ends with it. */
export const it = base.extend<{
  start: (...options: Parameters<typeof startApp>) => Promise<TestApp>;
  site: TestApp;
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixture's needs from the pattern.
  start: async ({}, use) =>
    use(async (...options) => {
      const app = await startApp(...options);
      onTestFinished(app.stop);
      return app;
    }),
  site: async ({ start }, use) => use(await start()),
});

/** As a page's script posts a form. */
export const postJson = (site: TestApp, path: string, body: unknown, headers: Texts = {}) =>
  fetch(site.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** As a browser posts a form by itself. */
export const postForm = (site: TestApp, path: string, body: Texts, headers: Texts = {}) =>
  fetch(site.url + path, {
    method: 'POST',
    headers: { Accept: 'text/html,*/*;q=0.8', ...headers },
    body: new URLSearchParams(body),
    redirect: 'manual',
  });
