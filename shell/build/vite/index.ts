import { resolve } from 'node:path';
import globalData from '@csstools/postcss-global-data';
import type { AreaConfig } from '@sharemore/platform/contract';
import { minify } from 'oxc-minify';
import customMedia from 'postcss-custom-media';
import { type InlineConfig, mergeConfig, type Plugin, type Rollup } from 'vite';
import { areaChunks, clientOutput, serverOutput, shellChunk } from './chunks';
import { emitScript } from './classic-script';
import { cssModuleNames } from './css-names';
import { notBundled, remotePlugins, shareScope } from './federation';
import { platformFile } from './folders';
import { ID_TO_COME } from './manifest';
import { ownStyles } from './own-styles';
import { provideShared, sharedNames } from './shared';

const breakpoints = platformFile('breakpoints.css');

/** The common configuration of all five apps, in development and in builds. */
export function baseConfig(root: string): InlineConfig {
  return {
    configFile: false,
    root,
    esbuild: { jsx: 'automatic' },
    css: { postcss: { plugins: [globalData({ files: [breakpoints] }), customMedia()] } },
    logLevel: 'warn',
    publicDir: false,
    // A build depends on its sources alone, wherever it is made.
    envDir: false,
    envPrefix: [],
  };
}

/** The common configuration of builds, whose files are served from an immutable folder. */
function buildConfig(areaDir: string, name: string): InlineConfig {
  return mergeConfig(baseConfig(areaDir), {
    base: `/r/${name}/${ID_TO_COME}/`,
    css: {
      modules: { generateScopedName: cssModuleNames(name, areaDir) },
      postcss: { plugins: name === 'shell' ? [] : [ownStyles(name)] },
    },
  } satisfies InlineConfig);
}

/** Makes V8 compile all functions off the main thread during download, instead of each on its first call. */
const PREAMBLE = '//# allFunctionsCalledOnLoad\n';

/**
 * Minifies a browser build's scripts: 3 % smaller than Vite's own minifier makes them, 1 % larger than terser, in a
 * fiftieth of its time.
 */
const minified: Plugin = {
  name: 'sharemore:minified',
  async renderChunk(code, { fileName }) {
    const result = await minify(fileName, code, {
      module: true,
      compress: { target: 'es2022' },
      sourcemap: true,
    });
    if (result.errors.length > 0) this.error(result.errors[0]?.message ?? 'cannot be minified');
    // Vite finds the styles of a lazy module by a path in quotes, and Oxc prefers backticks.
    const quoted = result.code.replace(/\bimport\(`([^`$\\]+)`\)/g, 'import("$1")');
    // The preamble is a line of its own.
    const map = result.map && { ...result.map, mappings: `;${result.map.mappings}` };
    return { code: PREAMBLE + quoted, map };
  },
};

const STOPPED = /\bnew (Shared)?Worker\(|\bWebAssembly\.|\b(fetch|WebSocket)\(\s*["'`](https?|wss?):/;

/** Says at build what the pages' policy stops. In packages, which may do without, `sharemore check` finds it. */
const refuseStopped: Plugin = {
  name: 'sharemore:refuse-stopped',
  transform(code, id) {
    const [found] = (!id.includes('/node_modules/') && STOPPED.exec(code)) || [];
    if (found)
      this.error(`"${found}" is stopped by the pages’ policy: let the server do it, or leave it out`);
  },
};

/** Browser build of an area, into `outDir`: one federated module. */
export function areaClientConfig(areaDir: string, area: AreaConfig, outDir: string): InlineConfig {
  return mergeConfig(buildConfig(areaDir, area.name), {
    publicDir: resolve(areaDir, 'public'),
    plugins: [remotePlugins(area.name, './src/area.ts'), refuseStopped],
    // The exposed module is the real entry; Rollup requires one of its own.
    build: clientBuild(outDir, notBundled, areaChunks(areaDir, area)),
  } satisfies InlineConfig);
}

/** Server build of an area: plain ES modules; shared imports stay bare specifiers, which the server resolves. */
export function areaServerConfig(areaDir: string, area: AreaConfig, outDir: string): InlineConfig {
  return {
    ...buildConfig(areaDir, area.name),
    build: serverBuild(outDir, resolve(areaDir, 'src/area.ts'), sharedNames),
    ssr: { noExternal: true, external: sharedNames },
  };
}

/** Browser build of the shell: the federation host, which provides all shared modules. */
export function shellClientConfig(shellDir: string, outDir: string): InlineConfig {
  return mergeConfig(buildConfig(shellDir, 'shell'), {
    publicDir: resolve(shellDir, 'public'),
    plugins: [shareScope, emitScript(resolve(shellDir, 'src/browser/start-script.ts'), 'start.js')],
    resolve: { alias: routerAlias },
    build: {
      ...clientBuild(outDir, resolve(shellDir, 'src/entry-client.tsx'), shellChunk),
      cssCodeSplit: false,
    },
  } satisfies InlineConfig);
}

/** Server build of the shell: the renderer, and the server's only copy of all shared modules. */
export function shellServerConfig(shellDir: string, outDir: string): InlineConfig {
  return mergeConfig(buildConfig(shellDir, 'shell'), {
    plugins: [provideShared],
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: routerAlias },
    build: serverBuild(outDir, resolve(shellDir, 'src/entry-server.tsx')),
    ssr: { noExternal: true },
  } satisfies InlineConfig);
}

/** Where no federation provides it: the parts of the router that the site uses, in place of the whole package. */
export const routerAlias = { 'react-router-dom': platformFile('router.ts') };

/** Some entries are empty on purpose, and annotations and directives in packages are not ours to fix. */
const expectedWarnings = ['EMPTY_BUNDLE', 'INVALID_ANNOTATION', 'MODULE_LEVEL_DIRECTIVE'];

const onwarn: Rollup.RollupOptions['onwarn'] = (warning, warn) => {
  if (!expectedWarnings.includes(warning.code ?? '')) warn(warning);
};

function clientBuild(outDir: string, input: string, manualChunks: Rollup.GetManualChunk) {
  return {
    target: 'es2022',
    // Flat rules, so that browsers without nesting get the whole layout too.
    cssTarget: 'safari16',
    // The scripts by `minified`.
    minify: false,
    cssMinify: 'esbuild',
    sourcemap: 'hidden',
    manifest: true,
    // The shell preloads a page's modules itself.
    modulePreload: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    outDir: resolve(outDir, 'client'),
    rollupOptions: { input, onwarn, output: { ...clientOutput, manualChunks, plugins: [minified] } },
  } satisfies InlineConfig['build'];
}

function serverBuild(outDir: string, input: string, external: string[] = []) {
  return {
    ssr: true,
    target: 'node20',
    sourcemap: 'hidden',
    assetsInlineLimit: 0,
    outDir: resolve(outDir, 'server'),
    rollupOptions: { input, onwarn, external, output: serverOutput },
  } satisfies InlineConfig['build'];
}
