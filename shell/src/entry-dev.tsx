import '@sharemore/platform/tokens.css';
import type { AreaModule } from '@sharemore/platform/contract';
// @ts-expect-error Vite's React plugin serves this module and has no types for it.
import { validateRefreshBoundaryAndEnqueueUpdate as refresh } from '/@react-refresh';
import { readBoot } from './boot';
import { startSite } from './browser/start-site';
import { Layout } from './layout/layout';

/** Development only: areas load from source through one Vite server, which gives each of them hot reload. */
const sources = import.meta.glob<{ area: AreaModule }>('../../mf-*/src/area.ts');

const boot = readBoot();
const { dataset } = document.documentElement;
let isUpdated = false;

new MutationObserver(() => {
  // Once the page is hydrated, Vite adds and removes each style with its module.
  if (dataset.hydrated) document.getElementById('server-styles')?.remove();
  // A page that failed in the browser has no React left to show an update with. A reload shows the error, with its place
  // in the code, where the server fails too.
  if (dataset.script && isUpdated) location.reload();
}).observe(document.documentElement, { attributeFilter: ['data-hydrated', 'data-script'] });

await startSite(boot, async ({ entry }) => {
  const load = sources[`../../${entry.split('/')[2]}/src/area.ts`];
  if (!load) throw new Error(`There is no source for ${entry}`);
  return (await load()).area;
});

import.meta.hot?.on('server-update', () => {
  // Parts that failed on the server are missing from this page: only a reload shows whether the update repairs them.
  if (boot.unavailable.length > 0) location.reload();
});
import.meta.hot?.on('vite:afterUpdate', () => {
  isUpdated = true;
  if (dataset.script) location.reload();
  // Vite's React plugin accepts a module's next version only some tasks after this one ran, and an edit in between
  // would not show. Any component compared with itself makes React Refresh apply whatever has arrived.
  refresh('', { Layout }, { Layout });
});
