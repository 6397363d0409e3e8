import '@sharemore/platform/tokens.css';
import type { AreaModule } from '@sharemore/platform/contract';
import type { Boot } from './boot';
import { startSite } from './browser/start-site';

/** Development only: areas come from source through one Vite server, so that each reloads hot. */
const sources = import.meta.glob<{ area: AreaModule }>(['../../mf-*/src/area.ts', './kit/area.ts']);

const boot = JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as Boot;

await startSite(boot, async ({ entry }) => {
  const load = sources[entry];
  if (!load) throw new Error(`There is no source ${entry}`);
  return (await load()).area;
});
