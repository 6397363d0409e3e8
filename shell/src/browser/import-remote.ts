import 'virtual:share-scope';
import type { AreaModule } from '@sharemore/platform/contract';

/** What an area's federation entry hands out. */
interface Container {
  get(exposed: string): Promise<() => { area: AreaModule }>;
}

let attempts = 0;

/**
 * Imports an area's exposed module through the federation. A retry asks at a fresh address, since browsers keep a
 * module that failed for good; equal addresses give the same modules, so a remote that loaded is never doubled.
 * Rejects when the files cannot be had.
 */
export async function importRemote(entry: string, isRetry: boolean): Promise<AreaModule> {
  attempts += 1;
  const container = (await import(
    /* @vite-ignore */ isRetry ? `${entry}?retry=${attempts}` : entry
  )) as Container;
  const exposed = await container.get('./area');
  return exposed().area;
}
