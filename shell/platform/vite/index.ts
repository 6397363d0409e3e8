import { resolve } from 'node:path';
import globalData from '@csstools/postcss-global-data';
import react from '@vitejs/plugin-react';
import customMedia from 'postcss-custom-media';
import type { Alias, InlineConfig, Rollup } from 'vite';
import type { AreaConfig } from '../src/contract';
import { areaChunks, clientOutput, serverOutput, shellChunk } from './chunks';
import { type CssModuleNames, cssModuleNames } from './css-names';
import { slimIcons, slimWidgets } from './direct-imports';
import { drawPictures } from './pictures';
import { provideShared } from './provide-shared';
import { emitScript, scriptText } from './script-text';
import { notBundled, remotePlugins, sharedNames, sharedSources, shareScope } from './shared';
import { slimPreload } from './slim-preload';
import { productionRouter, slimRouter } from './slim-router';

export { findBuildId } from './build-id';

const breakpoints = resolve(import.meta.dirname, '../src/breakpoints.css');

/** One build on its way: its id, and the folder that gets `client/` and `server/`. */
interface BuildTarget {
  build: string;
  outDir: string;
}

/** What all five apps have in common, in development and in builds. */
function baseConfig(areaDir: string, generateScopedName?: CssModuleNames): InlineConfig {
  return {
    configFile: false,
    root: areaDir,
    plugins: [react(), scriptText, slimIcons, slimWidgets, slimPreload],
    css: {
      modules: generateScopedName ? { generateScopedName } : undefined,
      postcss: { plugins: [globalData({ files: [breakpoints] }), customMedia()] },
    },
    logLevel: 'warn',
    publicDir: false,
  };
}

/** Everything from source in one Vite server; shared names are plain aliases there. */
export function devConfig(rootDir: string): InlineConfig {
  return {
    ...baseConfig(rootDir),
    resolve: { alias: sourceAliases() },
    optimizeDeps: { entries: ['shell/src/entry-dev.tsx', 'mf-*/src/area.ts'], include: devPackages },
  };
}

/** Browser build of an area: one federated module, everything under the build's own immutable folder. */
export function areaClientConfig(areaDir: string, area: AreaConfig, target: BuildTarget): InlineConfig {
  const config = baseConfig(areaDir, cssModuleNames(area.name, areaDir));
  return {
    ...config,
    base: `/r/${area.name}/${target.build}/`,
    plugins: [
      config.plugins,
      remotePlugins(area.name, './src/area.ts'),
      area.pictures ? drawPictures(areaDir, area.pictures) : null,
    ],
    build: {
      ...clientBuild,
      outDir: resolve(target.outDir, 'client'),
      // The exposed module is the build's real entry; Rollup wants one of its own beside it.
      rollupOptions: {
        input: notBundled,
        onwarn,
        output: { ...clientOutput, manualChunks: areaChunks(areaDir, area) },
      },
    },
  };
}

/** Server build of an area: plain ES modules; what is shared stays a bare name for the server's hooks. */
export function areaServerConfig(areaDir: string, area: AreaConfig, target: BuildTarget): InlineConfig {
  return {
    ...baseConfig(areaDir, cssModuleNames(area.name, areaDir)),
    base: `/r/${area.name}/${target.build}/`,
    build: {
      ...serverBuild,
      outDir: resolve(target.outDir, 'server'),
      rollupOptions: {
        input: { area: resolve(areaDir, 'src/area.ts') },
        onwarn,
        external: sharedNames,
        output: serverOutput,
      },
    },
    ssr: { noExternal: true, external: sharedNames },
  };
}

/** Browser build of the shell: the federation's host, provider of all that is shared. */
export function shellClientConfig(shellDir: string, target: BuildTarget): InlineConfig {
  const config = baseConfig(shellDir, cssModuleNames('shell', shellDir));
  return {
    ...config,
    base: `/r/shell/${target.build}/`,
    publicDir: resolve(shellDir, 'public'),
    plugins: [
      config.plugins,
      shareScope,
      slimRouter,
      emitScript(resolve(shellDir, 'src/browser/start-script.ts'), 'start.js'),
    ],
    resolve: { alias: [...sourceAliases(), ...productionRouter] },
    build: {
      ...clientBuild,
      cssCodeSplit: false,
      outDir: resolve(target.outDir, 'client'),
      rollupOptions: {
        input: { 'entry-client': resolve(shellDir, 'src/entry-client.tsx') },
        onwarn,
        output: { ...clientOutput, manualChunks: shellChunk },
      },
    },
  };
}

/** Server build of the shell: its renderer, and the server's one copy of all that is shared. */
export function shellServerConfig(shellDir: string, target: BuildTarget): InlineConfig {
  const config = baseConfig(shellDir, cssModuleNames('shell', shellDir));
  return {
    ...config,
    base: `/r/shell/${target.build}/`,
    plugins: [config.plugins, shareScope, provideShared],
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: sourceAliases() },
    build: {
      ...serverBuild,
      outDir: resolve(target.outDir, 'server'),
      rollupOptions: {
        input: { 'entry-server': resolve(shellDir, 'src/entry-server.tsx') },
        onwarn,
        output: serverOutput,
      },
    },
    ssr: { noExternal: true },
  };
}

/** What the browser needs at once in development, so that Vite does not find it piece by piece. */
const devPackages = [
  'react',
  'react/jsx-dev-runtime',
  'react-dom/client',
  'react-router',
  'react-router/dom',
  'zustand',
];

/** Aliases from shared names to their sources, for whatever is not federated: development and the server. */
export function sourceAliases(): Alias[] {
  return Object.entries(sharedSources).map(([name, file]) => ({
    find: new RegExp(`^${name}$`),
    replacement: file,
  }));
}

/** Empty entries and stand-ins are meant to be empty, and comments in packages are theirs to mend. */
const expectedWarnings = ['EMPTY_BUNDLE', 'INVALID_ANNOTATION'];

const onwarn: Rollup.RollupOptions['onwarn'] = (warning, warn) => {
  if (!expectedWarnings.includes(warning.code ?? '')) warn(warning);
};

const clientBuild = {
  target: 'es2022',
  // 3% smaller than the default's.
  minify: 'terser',
  terserOptions: {
    ecma: 2020,
    compress: { passes: 2 },
    // V8 compiles all functions while the file comes, off the page's thread, and not each when it is first called.
    format: { preamble: '//# allFunctionsCalledOnLoad' },
  },
  manifest: true,
  // The shell asks for a page's modules itself.
  modulePreload: false,
  assetsInlineLimit: 0,
  reportCompressedSize: false,
  emptyOutDir: true,
} satisfies InlineConfig['build'];

const serverBuild = {
  ssr: true,
  target: 'node20',
  assetsInlineLimit: 0,
  minify: false,
  reportCompressedSize: false,
  emptyOutDir: true,
} satisfies InlineConfig['build'];
