import type { Plugin } from 'vite';
import { platformFile } from './folders';

const bringStyle = platformFile('bring-style.ts');

/** Replaces Vite's preload helper, which every area would bundle, by one that loads only a lazy module's styles. */
export const slimPreload: Plugin = {
  name: 'sharemore:slim-preload',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? HELPER : null),
};

const HELPER = `import { bringStyle } from '${bringStyle}';
export const __vitePreload = (load, files = []) =>
  Promise.all(files.map((file) => bringStyle(import.meta.env.BASE_URL + file))).then(load);`;
