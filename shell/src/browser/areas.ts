import type { AreaModule, Claimed } from '@sharemore/platform/contract';
import type { BootArea } from '../boot';

/** How one area's module and styles reach the page: over the federation, or in development from source. */
export type ImportArea = (area: BootArea, isRetry: boolean) => Promise<AreaModule>;

export interface Areas {
  /** The area's module; a failed load is tried once more with a fresh address, and again at the next call. */
  load(name: string): Promise<AreaModule>;
  /** Fetches all files of a page at once, which would otherwise ask for each other one after the other. */
  fetchPage(claimed: Claimed): void;
}

const TIME_LIMIT_MS = 10_000;

/** Loads areas of the page's release set, each once. */
export function createAreas(boot: Record<string, BootArea>, importArea: ImportArea): Areas {
  const loads = new Map<string, Promise<AreaModule>>();

  async function loadFresh(name: string): Promise<AreaModule> {
    const area = boot[name];
    if (!area) throw new Error(`The release set has no area ${name}`);
    const styles = Promise.all(area.styles.map(bringStyle));
    const module = await within(TIME_LIMIT_MS, importArea(area, false)).catch(() =>
      within(TIME_LIMIT_MS, importArea(area, true)),
    );
    await styles;
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
    fetchPage({ area: name, pattern }) {
      const area = boot[name];
      if (!area) return;
      for (const file of [...area.files, ...(area.pages[pattern] ?? [])]) {
        fetchEarly(new URL(file, new URL(area.entry, location.origin)).pathname);
      }
    },
  };
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

/** Adds a stylesheet unless the document has it, and waits for it; a failed style does not stop the page. */
function bringStyle(href: string): Promise<void> {
  const known = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  if (known.some((link) => link.getAttribute('href') === href)) return Promise.resolve();
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
