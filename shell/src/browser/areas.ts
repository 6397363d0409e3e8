import { type AreaModule, findOwner, type Owner, type SlotName } from '@sharemore/platform/contract';
import { withTimeLimit } from '@sharemore/platform/page';
import { type Boot, type BootArea, mapAddress, type ReleaseMap } from '../boot';
import { bringStyle, linkTo } from './bring-style';

/** Imports one area's module: through the federation, or from source in development. */
export type ImportArea = (area: BootArea, isRetry: boolean) => Promise<AreaModule>;

export type Areas = ReturnType<typeof createAreas>;

/** For all files of an area or a page; the server then sends the page. */
export const TIME_LIMIT_MS = 5_000;

/** Loads each area of the page's release set once; areas of the open page need no release map. */
export function createAreas(boot: Pick<Boot, 'release' | 'areas'>, importArea: ImportArea) {
  const fetchOnce = remember(fetchMap);
  const releaseMap = () => fetchOnce(boot.release);
  // Now, so that the first link needs no time for it. The start script has put it into the browser's cache.
  void releaseMap();

  /** An area's module, with the area's title. */
  async function loadFresh(name: string) {
    const area = boot.areas[name] ?? (await releaseMap())[name];
    if (!area) throw new Error(`The release set has no area ${name}`);
    const importing = importArea(area, false).catch(() => importArea(area, true));
    const files = Promise.all([importing, ...area.styles.map(bringStyle)]);
    const [module] = await withTimeLimit(TIME_LIMIT_MS, () => files);
    return { ...module, title: area.title };
  }

  return {
    /** Loads an area's module. A failed load is retried once at a fresh address, and again at the next call. */
    load: remember(loadFresh),
    /** The area that offers a slot. */
    async ownerOf(slot: SlotName) {
      return Object.entries(await releaseMap()).find(([, { slots }]) => slots.includes(slot))?.[0];
    },
    /**
     * Starts to fetch all files of a page in parallel, so that they do not load one after the other.
     * Resolves to the page's owner and path pattern, without waiting for the files; null for a page of no area.
     * @throws when the release map cannot be fetched
     */
    async fetchPage(path: string): Promise<Owner | null> {
      const map = await releaseMap();
      const owner = findOwner(map, path);
      const area = owner && map[owner.area];
      if (!area) return null;
      for (const file of [...area.files, ...(area.pages[owner.pattern] ?? [])]) preload(file);
      return owner;
    },
  };
}

/** Calls `load` once for each name, and again for one that failed. */
function remember<T>(load: (name: string) => Promise<T>): (name: string) => Promise<T> {
  const loads = new Map<string, Promise<T>>();
  return (name) => {
    const loading = loads.get(name) ?? load(name);
    loads.set(name, loading);
    loading.catch(() => loads.delete(name));
    return loading;
  };
}

async function fetchMap(release: string): Promise<ReleaseMap> {
  const response = await fetch(mapAddress(release), { signal: AbortSignal.timeout(TIME_LIMIT_MS) });
  if (!response.ok) throw new Error(`The release set ${release} cannot be loaded (${response.status})`);
  return (await response.json()) as ReleaseMap;
}

function preload(href: string): void {
  if (document.head.querySelector(`link[href="${href}"]`)) return;
  const link = href.endsWith('.js') ? linkTo(href, 'modulepreload') : linkTo(href, 'preload', 'style');
  document.head.append(link);
}
