import { createServer as createHttpServer } from 'node:http';
import { resolve } from 'node:path';
import express from 'express';
import { createServer } from 'vite';
import { devConfig, root } from '../shell/platform/vite';
import { areaNames } from './apps';
import { openDevApi } from './dev-api';
import { findDevAreas, renderFromSource } from './dev-renderer';

// One area alone (`npm run dev -w mf-news`) gets the same host; slots of the others show their fallbacks.
const only = process.argv.slice(2);
const names = only.length > 0 ? only : areaNames;
process.chdir(root);

/**
 * The whole site from source: pages rendered on the server, hydrated in the browser, hot reload in every
 * area, the real API. What differs from the built site (federation, policy, compression) is tested there.
 */
const app = express();
const server = createHttpServer(app);
const vite = await createServer({
  ...devConfig(root),
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server }, fs: { allow: [root] } },
});
const api = await openDevApi();
app.use(...api.routers);
app.use(express.static(resolve(root, 'shell/public')));
app.use(vite.middlewares);
app.get('/{*path}', async (request, response) => {
  try {
    const areas = await findDevAreas(names);
    const outcome = typeof request.query.outcome === 'string' ? request.query.outcome : null;
    const answer = await renderFromSource(vite, areas, await api.request(request.originalUrl, outcome));
    switch (answer.kind) {
      case 'page':
        response.status(answer.status).type('html').send(answer.html);
        return;
      case 'resource':
        response.status(answer.status).set(answer.headers).send(answer.body);
        return;
      case 'redirect':
        response.redirect(answer.status, answer.location);
        return;
      case 'failed':
        response.status(500).type('text').send(answer.error);
    }
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    response
      .status(500)
      .type('text')
      .send(error instanceof Error ? error.stack : String(error));
  }
});
server.listen(api.config.port, api.config.host, () => {
  process.stdout.write(`The site from source, with hot reload: ${api.config.siteUrl}\n`);
});
