import type { AreaRoute } from './area';
import type { AreaConfig } from './area-manifest';

/** The routes of an area's pages: one for each path of its config, with a lazily loaded module. */
export function pageRoutes({ pages }: AreaConfig, modules: Record<string, () => Promise<unknown>>) {
  return Object.entries(pages).flatMap(([path, file]) => {
    const load = modules[file.replace('src/', './')];
    if (!load) return [];
    let loading: Promise<unknown> | undefined;
    // Vite's loader would let the visitor's click show a page whose styles the hover before it still loads.
    const lazy = () => {
      loading ??= load();
      return loading;
    };
    return [{ path, lazy } as AreaRoute];
  });
}
