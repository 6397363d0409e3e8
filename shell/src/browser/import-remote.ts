import 'virtual:share-scope';
import type { AreaModule } from '@sharemore/platform/contract';

/** The exports of an area's federation entry. */
interface Container {
  get(exposed: string): Promise<() => { area: AreaModule }>;
}

/**
 * Imports an area's exposed module through the federation. Browsers cache a module that failed to load, so a retry uses
 * a fresh address. A module that loaded keeps its address and is never loaded twice.
 * @throws when the files cannot be loaded
 */
export async function importRemote(entry: string, isRetry: boolean): Promise<AreaModule> {
  const address = isRetry ? `${entry}?retry=${performance.now()}` : entry;
  const container = (await import(/* @vite-ignore */ address)) as Container;
  const exposed = await container.get('./area');
  return exposed().area;
}
