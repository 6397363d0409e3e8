import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { platformDir } from './folders';

/** Source files of the shared names that are not plain packages. */
export const sharedSources: Record<string, string> = {
  'react-router-dom': resolve(platformDir, 'src/router.ts'),
  '@sharemore/platform/page': resolve(platformDir, 'src/page.tsx'),
  '@sharemore/platform/session': resolve(platformDir, 'src/session.ts'),
  '@sharemore/platform/slots': resolve(platformDir, 'src/slots.tsx'),
  '@sharemore/platform/ui': resolve(platformDir, 'src/ui/index.ts'),
};

/** Shared packages that the shell provides unchanged. */
const sharedPackages = ['react', 'react/jsx-runtime', 'react-dom', 'zustand'];

/** Every specifier of which a page and a server have exactly one copy, the shell's. */
export const sharedNames: string[] = [...sharedPackages, ...Object.keys(sharedSources)];

const installed = createRequire(resolve(platformDir, 'package.json'));

/** The installed version of the package that a shared name belongs to. */
export function versionOf(name: string): string {
  const [owner = ''] = /^(@[^/]+\/)?[^/]+/.exec(name) ?? [];
  return installed(`${owner}/package.json`).version;
}
