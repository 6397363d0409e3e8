import type { Plugin } from 'vite';

/**
 * Brings a lazy module's styles, and nothing else, in the place of Vite's helper, which every area has. A style that
 * the document has is not fetched; one that fails does not stop the page.
 */
export const slimPreload: Plugin = {
  name: 'sharemore:slim-preload',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? BRING_STYLES : null),
};

const BRING_STYLES = `const bring = (file) => {
  const href = import.meta.env.BASE_URL + file;
  if (document.querySelector('link[rel=stylesheet][href="' + href + '"]')) return;
  return new Promise((resolve) => {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'stylesheet', href, onload: resolve, onerror: resolve }));
  });
};
export const __vitePreload = (load, files) => Promise.all((files ?? []).map(bring)).then(load);`;
