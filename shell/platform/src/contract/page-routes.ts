import type { AreaConfig, AreaRoute } from './area';

/** The routes of an area's pages: one for each path of its config, with a lazily loaded module. */
export function pageRoutes(
  { pages }: AreaConfig,
  modules: Record<string, () => Promise<unknown>>,
): AreaRoute[] {
  return Object.entries(pages).flatMap(([path, file]) =>
    file === null ? [] : [{ path, lazy: modules[file.replace('src/', './')] } as AreaRoute],
  );
}
