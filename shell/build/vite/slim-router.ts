import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import type { Alias } from 'vite';
import { editPackage } from './edit-package';

/** The router without developer warnings, a build that its package does not export. */
const folder = resolve(dirname(createRequire(import.meta.url).resolve('react-router')), '../production');
export const productionRouter: Alias[] = [
  { find: /^react-router$/, replacement: resolve(folder, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: resolve(folder, 'dom-export.mjs') },
];

/**
 * Lets what the site does not use be removed: components that only their `displayName` would keep, warnings for
 * developers with their texts, instrumentations, React server components, and data from the router's own server.
 */
export const slimRouter = editPackage('react-router', /\/react-router\/dist\/production\//, [
  [/^\w+\.displayName = .*$/gm, ''],
  [/= (?=React\d*\.forwardRef\()/g, '= /* @__PURE__ */ '],
  [/(?<=function warning\(cond, message\) )\{/, '{ return;'],
  [/\binit\.instrumentations\b/g, 'undefined'],
  [/\bthis\.context\b/g, 'false'],
  [/ \|\| parseHydrationData\(\)/, ''],
]);
