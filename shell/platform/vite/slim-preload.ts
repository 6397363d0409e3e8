import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const bringStyle = resolve(import.meta.dirname, '../src/bring-style.ts');

/** Brings a lazy module's styles, and nothing else, in the place of Vite's helper, which every area has. */
export const slimPreload: Plugin = {
  name: 'sharemore:slim-preload',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? HELPER : null),
};

const HELPER = `import { bringStyle } from '${bringStyle}';
export const __vitePreload = (load, files = []) =>
  Promise.all(files.map((file) => bringStyle(import.meta.env.BASE_URL + file))).then(load);`;
