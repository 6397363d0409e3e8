import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { readConfig } from '../server/src/config';
import { explain } from '../server/src/observe/error-words';
import { tryPort } from '../shell/build/cli/try-port';
import { baseConfig, routerAlias } from '../shell/build/vite';
import { readAreaConfig } from '../shell/build/vite/build-area';
import { classicScript } from '../shell/build/vite/classic-script';
import { areaNames, namedApps, root } from './apps';
import { createDevApp } from './dev-app';

// With one area (`npm run dev -w mf-news`) the slots of the other areas show their fallbacks.
const only = namedApps(areaNames);
const names = only.length > 0 ? only : areaNames;
process.chdir(root);

/** The addresses of the shell's build, where its sources are. */
const shellFiles: Plugin = {
  name: 'sharemore:shell-files',
  configureServer({ middlewares }) {
    middlewares.use('/r/shell/dev', async ({ url }, response) => {
      if (url !== '/start.js') return response.writeHead(302, { location: `/shell/src${url}` }).end();
      const script = await classicScript(resolve(root, 'shell/src/browser/start-script.ts'));
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    });
  },
};

/** Adds hot reload for server styles and files that only the server uses. */
const hotReload: Plugin = {
  name: 'sharemore:hot-reload',
  transformIndexHtml: {
    order: 'pre',
    handler: async (_html, { server }) => [
      { tag: 'style', attrs: { id: 'server-styles' }, children: server ? await stylesOf(server) : '' },
    ],
  },
  // An edit of a file that only the server uses (configs) reloads the page. Of one that a page may lack, because the area
  // failed on the server, Vite tells the page nothing: the page itself knows whether it lacks parts.
  hotUpdate({ file, modules, server }) {
    const { client } = server.environments;
    if (this.environment.name !== 'ssr' || modules.length === 0) return;
    const isServerOnly = !client.moduleGraph.getModulesByFile(file)?.size;
    client.hot.send(isServerOnly ? { type: 'full-reload' } : { type: 'custom', event: 'server-update' });
  },
};

/**
 * `npm run dev`: the server's own app behind Vite, which renders its pages from source and reloads them hot. There is no
 * federation and no content security policy.
 */
try {
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env });
  const { port, host, siteUrl } = config;
  await tryPort(port, host);
  const vite = await createServer({
    ...baseConfig(root),
    appType: 'custom',
    publicDir: resolve(root, 'shell/public'),
    plugins: [react(), hotReload, shellFiles],
    // Aliases in place of federation.
    resolve: { alias: routerAlias },
    optimizeDeps: { entries: ['shell/src/entry-dev.tsx', 'mf-*/src/area.ts'] },
    server: {
      port,
      host,
      strictPort: true,
      fs: { allow: [root] },
      watch: { ignored: ['**/dist/**', resolve(root, 'releases/**')] },
    },
  });
  // Vite loads modules only once it listens, so the first requests wait for the app.
  const app = vite.listen().then(() => createDevApp(config, vite, names));
  vite.middlewares.use(async (request, response) => void (await app).emit('request', request, response));
  await app;
  // The others may be broken.
  const { pages } = only[0] ? await readAreaConfig(resolve(root, only[0])) : { pages: { '/': '' } };
  const first = Object.keys(pages).find((path) => !path.includes(':'));
  const what = only.length > 0 ? `${only.join(' and ')} alone` : 'The site';
  process.stdout.write(`${what} from source, with hot reload: ${siteUrl}${first}\n`);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

/** The text of all styles that the server's modules have loaded so far, tokens first. */
async function stylesOf(vite: ViteDevServer): Promise<string> {
  const modules = [...vite.environments.ssr.moduleGraph.idToModuleMap.values()];
  // Vite keeps those of files that are gone.
  const files = modules
    .filter(({ id, file }) => id?.endsWith('.css') && file && existsSync(file))
    .map(({ url }) => url);
  files.sort((a, b) => Number(b.includes('tokens.css')) - Number(a.includes('tokens.css')));
  const texts = await Promise.all(
    // What is wrong in one is reported where a page uses it.
    files.map((file) => vite.ssrLoadModule(`${file}?inline`).catch(() => ({ default: '' }))),
  );
  return texts.map((text) => text.default).join('\n');
}
