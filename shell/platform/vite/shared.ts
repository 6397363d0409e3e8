import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import federation from '@originjs/vite-plugin-federation';
import type { Plugin } from 'vite';

const platformDir = resolve(import.meta.dirname, '..');

/** The platform's parts that run in pages; each is its own share key, for the plugin matches names exactly. */
const platformParts = {
  '@sharemore/platform/page': 'src/page.tsx',
  '@sharemore/platform/session': 'src/session.ts',
  '@sharemore/platform/slots': 'src/slots.tsx',
  '@sharemore/platform/forms': 'src/forms/index.ts',
  '@sharemore/platform/ui': 'src/ui/index.ts',
} as const;

/** Source files of everything that is single on a page and does not come from a package as it is. */
export const sharedSources: Record<string, string> = {
  'react-router-dom': resolve(platformDir, 'src/router.ts'),
  ...Object.fromEntries(
    Object.entries(platformParts).map(([name, file]) => [name, resolve(platformDir, file)]),
  ),
};

/** Packages that the shell provides as they are. */
const sharedPackages = ['react', 'react/jsx-runtime', 'react-dom', 'zustand'];

/** An empty module. */
export const notBundled = resolve(import.meta.dirname, 'not-bundled.ts');

/** Every specifier of which a page and a server have exactly one copy: the shell's. */
export const sharedNames: string[] = [...sharedPackages, ...Object.keys(sharedSources)];

/**
 * The one place that knows the federation plugin (`docs/decisions/001-federation.md`). The shell provides
 * what is shared; areas bundle none of it.
 */
export function federationPlugin(options: { area: string; exposes?: string }): Plugin {
  const isShell = options.exposes === undefined;
  const entries = sharedNames.map((name) => {
    const source = sharedSources[name];
    const version = versionOf(name);
    return [
      name,
      {
        version,
        requiredVersion: `^${version}`,
        ...(isShell
          ? source && { packagePath: source }
          : { packagePath: notBundled, import: false, generate: false }),
      },
    ];
  });
  return federation({
    name: options.area,
    filename: 'remoteEntry.js',
    shared: Object.fromEntries(entries),
    ...(options.exposes
      ? { exposes: { './area': { import: options.exposes, dontAppendStylesToHead: true } } }
      : // The shell learns its remotes at runtime; the plugin wants one name to make a host of it.
        { remotes: { none: { external: 'Promise.resolve("")', externalType: 'promise' } } }),
  }) as Plugin;
}

/** The version of the package that a shared name belongs to, as it is installed. */
export function versionOf(name: string): string {
  const file = name.startsWith('@sharemore/')
    ? resolve(platformDir, 'package.json')
    : resolve(platformDir, '../../node_modules', name.split('/')[0] ?? name, 'package.json');
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return version;
}
