import { createServer, type RequestListener } from 'node:http';
import { test as base, onTestFinished } from 'vitest';
import { listen } from './listen';
import { startApp, type TestApp } from './start-app';

type Texts = Record<string, string>;

/** Vitest's `it` with fixtures that run the whole API in this process and stop it after the test. */
export const it = base.extend<{
  start: (...options: Parameters<typeof startApp>) => Promise<TestApp>;
  site: TestApp;
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's dependencies from the pattern.
  start: async ({}, use) =>
    use(async (...options) => {
      const app = await startApp(...options);
      onTestFinished(app.stop);
      return app;
    }),
  site: async ({ start }, use) => use(await start()),
});

/** Serves `handler` until the test ends. @returns its address */
export function serve(handler: RequestListener): Promise<string> {
  const server = createServer(handler);
  onTestFinished(() => void server.close());
  return listen(server);
}

/** Posts as a page's script does. */
export const postJson = (site: { url: string }, path: string, body: unknown, headers: Texts = {}) =>
  fetch(site.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** Posts as a browser does without script. */
export const postForm = (site: { url: string }, path: string, body: Texts, headers: Texts = {}) =>
  fetch(site.url + path, {
    method: 'POST',
    headers: { Accept: 'text/html,*/*;q=0.8', ...headers },
    body: new URLSearchParams(body),
    redirect: 'manual',
  });
