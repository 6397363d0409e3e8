import { bringStyle } from '@sharemore/platform/bring-style';
import { type AreaModule, findClaim, type SlotName } from '@sharemore/platform/contract';
import { fetchDataEarly } from '@sharemore/platform/page';
import type { Boot, BootArea, ReleaseMap } from '../boot';

/** How one area's module and styles reach the page: over the federation, or in development from source. */
export type ImportArea = (area: BootArea, isRetry: boolean) => Promise<AreaModule>;

export interface Areas {
  /** The area's module; a failed load is tried once more with a fresh address, and again at the next call. */
  load(name: string): Promise<AreaModule>;
  /** The area that offers a slot. */
  ownerOf(slot: SlotName): Promise<string | undefined>;
  /**
   * Fetches all files and the data of a page at once, which would otherwise ask for each other one after the other.
   * Answers, without waiting for them, whose page it is; rejects when the release set cannot be asked.
   */
  fetchPage(path: string): Promise<string | null>;
}

const TIME_LIMIT_MS = 10_000;

/** Loads areas of the page's release set, each once; those of the open page without a look at the map. */
export function createAreas(
  boot: Boot['areas'],
  releaseMap: () => Promise<ReleaseMap>,
  importArea: ImportArea,
): Areas {
  const loads = new Map<string, Promise<AreaModule>>();

  async function loadFresh(name: string): Promise<AreaModule> {
    const area = boot[name] ?? (await releaseMap())[name];
    if (!area) throw new Error(`The release set has no area ${name}`);
    const bringing = within(TIME_LIMIT_MS, importArea(area, false)).catch(() =>
      within(TIME_LIMIT_MS, importArea(area, true)),
    );
    const [module] = await Promise.all([bringing, ...area.styles.map(bringStyle)]);
    return module;
  }

  return {
    load(name) {
      const running = loads.get(name);
      if (running) return running;
      const load = loadFresh(name);
      loads.set(name, load);
      load.catch(() => loads.delete(name));
      return load;
    },
    async ownerOf(slot) {
      return Object.entries(await releaseMap()).find(([, { slots }]) => slots.includes(slot))?.[0];
    },
    async fetchPage(path) {
      const map = await releaseMap();
      const claimed = findClaim(map, path);
      const area = claimed && map[claimed.area];
      if (!area) return null;
      const { pattern } = claimed;
      for (const file of [...area.files, ...(area.pages[pattern] ?? [])]) {
        fetchEarly(new URL(file, new URL(area.entry, location.origin)).pathname);
      }
      const data = area.data[pattern];
      if (data) fetchDataEarly(filledFrom(path, pattern, data));
      return claimed.area;
    },
  };
}

/** `address` with what stands in `path` where its names stand in `pattern`. */
function filledFrom(path: string, pattern: string, address: string): string {
  const names = pattern.split('/');
  return address.replace(/:\w+/g, (name) => path.split('/')[names.indexOf(name)] ?? name);
}

function fetchEarly(href: string): void {
  const known = [...document.head.querySelectorAll('link')];
  if (known.some((link) => link.getAttribute('href') === href)) return;
  const link = document.createElement('link');
  link.rel = href.endsWith('.js') ? 'modulepreload' : 'preload';
  if (link.rel === 'preload') link.as = 'style';
  link.href = href;
  document.head.append(link);
}

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
