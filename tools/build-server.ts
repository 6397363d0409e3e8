import { resolve } from 'node:path';
import { build } from 'esbuild';
import { root } from './apps';

/** Bundles the server's sources into `server/dist`, without packages from `node_modules`. */
export async function buildServer(): Promise<void> {
  const source = resolve(root, 'server/src');
  await build({
    entryPoints: {
      main: resolve(source, 'main.ts'),
      release: resolve(source, 'releases/cli.ts'),
      'render-worker': resolve(source, 'site/render-worker.ts'),
      'resolve-hooks': resolve(source, 'site/resolve-hooks.ts'),
    },
    outdir: resolve(root, 'server/dist'),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    alias: {
      '@sharemore/platform': resolve(root, 'shell/platform/src'),
      '@sharemore/platform/release-client': resolve(root, 'shell/platform/cli/release-client.ts'),
    },
    sourcemap: true,
    logLevel: 'warning',
  });
}
