import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { listen } from '../../server/src/testing/listen';
import { shellClientConfig } from '../../shell/build/vite';
import { type CssModuleNames, cssModuleNames } from '../../shell/build/vite/css-names';
import type { Boot } from '../../shell/src/boot';
import { apps, root } from '../../tools/apps';

const ENTRY = 'virtual:single-bundle';
const BUNDLE = '/single-bundle.js';

/**
 * Serves the site as one React app in one bundle, built from the same sources without federation. It hydrates the same
 * HTML, which a proxy fetches from the running site.
 */
export async function startSingleBundle(site: string) {
  const bundle = brotliCompressSync(await buildBundle());
  const server = createServer((request, response) => {
    if (request.url !== BUNDLE) return pass(site, request, response);
    response.setHeader('Content-Type', 'text/javascript');
    response.setHeader('Content-Encoding', 'br');
    response.end(bundle);
  });
  return { url: await listen(server), [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

async function buildBundle(): Promise<string> {
  const areas = apps.filter((name) => name !== 'shell');
  const code = `
    import { startSite } from ${JSON.stringify(join(root, 'shell/src/browser/start-site.tsx'))};
    ${areas.map((name, index) => `import { area as area${index} } from ${JSON.stringify(join(root, name, 'src/area.ts'))};`).join('\n')}
    const areas = { ${areas.map((name, index) => `${JSON.stringify(name)}: area${index}`).join(', ')} };
    const boot = JSON.parse(document.getElementById('boot').textContent);
    startSite(boot, async ({ entry }) => areas[entry.split('/')[2]]);
  `;
  const shell = join(root, 'shell');
  const outDir = mkdtempSync(join(tmpdir(), 'single-bundle-'));
  const { build: id } = JSON.parse(readFileSync(join(shell, 'dist/area.json'), 'utf8'));
  const config = shellClientConfig(shell, outDir);
  const entry = {
    name: 'bench:single-bundle',
    resolveId: (id: string) => (id === ENTRY ? id : null),
    load: (id: string) => (id === ENTRY ? code : null),
  };
  const built = await build({
    ...config,
    base: `/r/shell/${id}/`,
    logLevel: 'error',
    publicDir: false,
    css: { ...config.css, modules: { generateScopedName: namesOfAllApps() } },
    // The first plugins are those of every app; the rest are for federation and the start script.
    plugins: [entry, config.plugins?.[0]],
    build: {
      ...config.build,
      rollupOptions: { input: ENTRY, output: { inlineDynamicImports: true, entryFileNames: 'single.js' } },
    },
  });
  if (!('output' in built)) throw new Error('The bundle was not built');
  return readFileSync(join(outDir, 'client/single.js'), 'utf8');
}

/** The class names of each app's own build, because the site's HTML uses them. */
function namesOfAllApps(): CssModuleNames {
  const names = apps.map((name) => {
    const folder = join(root, name);
    return [folder, cssModuleNames(name, folder)] as const;
  });
  return (name, file, css) => {
    const nameOf = names.find(([folder]) => file.startsWith(folder))?.[1];
    if (!nameOf) throw new Error(`${file} belongs to no app`);
    return nameOf(name, file, css);
  };
}

/** Forwards a request to the site; in a page the bundle replaces all modules. */
function pass(site: string, request: IncomingMessage, response: ServerResponse): void {
  const isFile = request.url?.includes('.');
  const encoding = isFile ? request.headers['accept-encoding'] : 'identity';
  const headers = { ...request.headers, host: new URL(site).host, 'accept-encoding': encoding };
  const upstream = httpRequest(site + request.url, { headers }, async (answer) => {
    if (!answer.headers['content-type']?.startsWith('text/html')) {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      return;
    }
    const page = (await text(answer)).replace(
      /(id="boot">)(.*?)(<\/script>)/s,
      (_all, open: string, json: string, close: string) => {
        const boot: Boot = { ...(JSON.parse(json) as Boot), modules: [BUNDLE], preloads: [] };
        return open + JSON.stringify(boot).replaceAll('<', '\\u003c') + close;
      },
    );
    const body = brotliCompressSync(page);
    // The policy allows only the scripts of the original page.
    const { 'content-length': _length, 'content-security-policy': _policy, ...rest } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, { ...rest, 'content-encoding': 'br' });
    response.end(body);
  });
  upstream.end();
}
