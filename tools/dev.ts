import { createServer as createHttpServer } from 'node:http';
import { resolve } from 'node:path';
import express from 'express';
import { createServer, mergeConfig } from 'vite';
import { ConfigError } from '../server/src/config';
import { devConfig } from '../shell/build/vite';
import { classicScript } from '../shell/build/vite/classic-script';
import type { AreaConfig } from '../shell/platform/src/contract';
import { areaNames, namedApps, root } from './apps';
import { openDevApi } from './dev-api';
import { devErrorPage } from './dev-error-page';
import { renderFromSource } from './dev-renderer';
import { hotReload } from './hot-reload';

// With one area (`npm run dev -w mf-news`) the slots of the other areas show their fallbacks.
const only = namedApps(areaNames);
const names = only.length > 0 ? only : areaNames;
process.chdir(root);

/**
 * `npm run dev`: serves the site from source with server rendering, hydration, hot reload and the real API, but without
 * federation, content security policy and compression.
 */
const app = express();
const server = createHttpServer(app);
const vite = await createServer(
  mergeConfig(devConfig(root), {
    appType: 'custom',
    plugins: [hotReload],
    server: { middlewareMode: true, hmr: { server }, fs: { allow: [root] } },
  }),
);
const api = await openDevApi().catch((error) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
app.use(...api.routers);
app.use(express.static(resolve(root, 'shell/public')));
app.get('/r/shell/dev/start.js', async (_request, response) => {
  response.type('js').send(await classicScript(resolve(root, 'shell/src/browser/start-script.ts')));
});
app.get('/r/shell/dev/:file', (request, response) => response.redirect(`/shell/src/${request.params.file}`));
app.use(vite.middlewares);
app.get('/{*path}', async (request, response) => {
  try {
    const outcome = typeof request.query.outcome === 'string' ? request.query.outcome : null;
    const answer = await renderFromSource(vite, names, await api.request(request.originalUrl, outcome));
    switch (answer.kind) {
      case 'page':
        response.status(answer.status).type('html');
        response.send(await vite.transformIndexHtml(request.originalUrl, answer.html));
        return;
      case 'resource':
        response.status(answer.status).set(answer.headers).set('Cache-Control', 'no-store').send(answer.body);
        return;
      case 'redirect':
        response.redirect(answer.status, answer.location);
        return;
      case 'failed':
        response.status(500).type('html').send(devErrorPage(answer.error));
    }
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    response.status(500).type('html').send(devErrorPage(text));
  }
});
const { pages } = ((await vite.ssrLoadModule(`/${names[0]}/area.config.ts`)) as { default: AreaConfig })
  .default;
const first = only.length > 0 ? Object.keys(pages).find((path) => !path.includes(':')) : '/';
const { port, host, siteUrl } = api.config;
server.on('error', (error) => {
  console.error(`The site cannot listen at ${host}:${port}: ${error.message}`);
  process.exit(1);
});
server.listen(port, host, () => {
  const what = only.length > 0 ? `${only.join(' and ')} alone` : 'The site';
  process.stdout.write(`${what} from source, with hot reload: ${siteUrl}${first}\n`);
});
