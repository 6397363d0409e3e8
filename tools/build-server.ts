import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import server from '../server/package.json' with { type: 'json' };
import { Explained } from '../server/src/observe/error-words';
import { root } from './apps';

/**
 * Bundles the server's sources into `server/dist`, with the packages that are not installed in production. Each file is
 * replaced in one step, shared chunks first, because a server that runs from there starts render processes later.
 * @throws {Explained} after the compiler has printed why
 */
export async function buildServer(): Promise<void> {
  const source = resolve(root, 'server/src');
  const outdir = resolve(root, 'server/dist');
  const { outputFiles } = await build({
    entryPoints: {
      main: resolve(source, 'main.ts'),
      release: resolve(source, 'releases/cli.ts'),
      leads: resolve(source, 'leads/cli.ts'),
      'render-child': resolve(source, 'render/render-child.ts'),
      'resolve-hooks': resolve(source, 'render/resolve-hooks.ts'),
      'sample-sheet': resolve(source, 'sheet/sample-sheet.tsv'),
      'share-image': resolve(source, 'site/share-image.svg'),
      'share-image-title': resolve(source, 'site/share-image-title.ttf'),
      'share-image-text': resolve(source, 'site/share-image-text.ttf'),
    },
    loader: { '.tsv': 'copy', '.svg': 'copy', '.ttf': 'copy' },
    outdir,
    // The names of chunks depend on it.
    absWorkingDir: root,
    write: false,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: Object.keys(server.dependencies),
    // For bundled packages that are not ES modules.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    sourcemap: true,
    logLevel: 'warning',
  }).catch((error) => {
    throw 'errors' in error ? new Explained('Building the server failed') : error;
  });
  await mkdir(outdir, { recursive: true });
  const isChunk = ({ path }: { path: string }) => path.includes('chunk-');
  for (const { path, contents } of outputFiles.sort((a, b) => Number(isChunk(b)) - Number(isChunk(a)))) {
    // Otherwise even `release list` would need to write, and would change the files of a server that runs from there.
    if ((await readFile(path).catch(() => null))?.equals(contents)) continue;
    await writeFile(`${path}.${process.pid}`, contents);
    await rename(`${path}.${process.pid}`, path);
  }
}
