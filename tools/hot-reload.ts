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
  // An edit of a file that only the server uses (configs, articles) reloads the page.
  hotUpdate({ file, modules, server }) {
    const { client } = server.environments;
    if (this.environment.name !== 'ssr' || modules.length === 0) return;
    if (!client.moduleGraph.getModulesByFile(file)?.size) client.hot.send({ type: 'full-reload' });
  },
};

/** The text of all styles that the server's modules have loaded so far, tokens first. */
async function stylesOf(vite: ViteDevServer): Promise<string> {
  const modules = [...vite.environments.ssr.moduleGraph.idToModuleMap.values()];
  const files = modules.filter(({ id }) => id?.endsWith('.css')).map(({ url }) => url);
  files.sort((a, b) => Number(b.includes('tokens.css')) - Number(a.includes('tokens.css')));
  const texts = await Promise.all(
    files.map(async (file) => ((await vite.ssrLoadModule(`${file}?inline`)) as { default: string }).default),
  );
  return texts.join('\n');
}
