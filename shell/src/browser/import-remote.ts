import 'virtual:share-scope';
import { __federation_method_getRemote, __federation_method_setRemote } from 'virtual:__federation__';
import type { AreaModule } from '@sharemore/platform/contract';

let attempts = 0;

/**
 * Imports an area's exposed module through the federation. Each call is a fresh remote with a fresh address,
 * since the plugin keeps a failed one for good; equal addresses give the same modules, so a remote that
 * loaded is never doubled. Rejects when the files cannot be had.
 */
export async function importRemote(entry: string, isRetry: boolean): Promise<AreaModule> {
  attempts += 1;
  const remote = `${entry}#${attempts}`;
  const url = new URL(entry, location.origin);
  if (isRetry) url.searchParams.set('retry', String(attempts));
  __federation_method_setRemote(remote, {
    url: () => Promise.resolve(url.href),
    format: 'esm',
    from: 'vite',
  });
  const exposed = (await __federation_method_getRemote(remote, './area')) as { area: AreaModule };
  return exposed.area;
}
