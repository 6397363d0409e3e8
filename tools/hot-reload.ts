import { existsSync } from 'node:fs';
import type { Plugin, ViteDevServer } from 'vite';

/** Adds hot reload for server styles and files that only the server uses. */
export const hotReload: Plugin = {
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
