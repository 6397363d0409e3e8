import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { platformDir } from './folders';

/** The shared names that are CommonJS. */
export const commonJsNames = ['react', 'react/jsx-runtime', 'react-dom'];

/** Every specifier of which a page and a server have exactly one copy, the shell's. */
export const sharedNames = [
  ...commonJsNames,
  'zustand',
  'react-router-dom',
  '@sharemore/platform/page',
  '@sharemore/platform/session',
  '@sharemore/platform/slots',
  '@sharemore/platform/ui',
];

const installed = createRequire(resolve(platformDir, 'package.json'));

/** The installed version of the package that a shared name belongs to. */
export function versionOf(name: string): string {
  const [owner = ''] = /^(@[^/]+\/)?[^/]+/.exec(name) ?? [];
  return installed(`${owner}/package.json`).version;
}
