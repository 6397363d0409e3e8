import '@sharemore/platform/tokens.css';
import 'virtual:share-scope';
import type { AreaModule } from '@sharemore/platform/contract';
import { readBoot } from './boot';
import type { ImportArea } from './browser/areas';
import { startSite } from './browser/start-site';

/** The exports of an area's federation entry. */
interface Container {
  get(exposed: string): Promise<() => { area: AreaModule }>;
}

/**
 * Imports an area's exposed module through the federation. Browsers cache a module that failed to load, so a retry uses
 * a fresh address. A module that loaded keeps its address and is never loaded twice.
 */
const importRemote: ImportArea = async ({ entry }, isRetry) => {
  const address = isRetry ? `${entry}?retry=${performance.now()}` : entry;
  const container = (await import(/* @vite-ignore */ address)) as Container;
  const exposed = await container.get('./area');
  return exposed().area;
};

const start = async () => startSite(readBoot(), importRemote);

// Not awaited at the top level, which Safari runs incorrectly; so the start script does not hear of a failure.
start().catch((error: unknown) => {
  console.error('The page stays as the server sent it:', error);
  // Shows the alternatives to parts that need script.
  document.documentElement.dataset.script = 'failed';
});
