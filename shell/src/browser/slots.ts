import type { SlotName } from '@sharemore/platform/contract';
import { withTimeLimit } from '@sharemore/platform/page';
import type { SlotComponent, SlotSource } from '@sharemore/platform/slots';
import { lazy } from 'react';
import type { Boot } from '../boot';
import { loadSlot } from '../compose';
import type { Areas } from './areas';
import { linkTo } from './bring-style';

/** How long hydration waits for a slot's script. */
const SLOT_WAIT_MS = 2000;

/** Stands in for a slot that no area of the release set offers. */
const SlotFallback: SlotComponent = ({ fallback }) => fallback;

/** Thrown by a slot whose script cannot be loaded; the slot's boundary catches it and shows the fallback. */
export class SlotLoadError extends Error {
  constructor(
    name: SlotName,
    /** The area that offers the slot; unknown when the release map cannot be loaded. */
    readonly owner: string | undefined,
    cause: unknown,
  ) {
    super(`The slot ${name} of ${owner ?? 'an unknown area'} could not be loaded`, { cause });
  }
}

/**
 * Loads the open page's eager slots before hydration. Lazy slots load when they come near the screen, or at the first
 * navigation, because React hydrates a part before it updates it. Slots of other pages load on demand.
 */
export async function createSlots(
  boot: Boot,
  areas: Pick<Areas, 'load' | 'ownerOf'>,
  isFirstPage: () => boolean,
) {
  const components = new Map<string, SlotComponent>();
  const startLoading = new Map<SlotName, () => void>();
  const load = async (name: SlotName) => {
    let owner = boot.slots[name];
    try {
      owner ??= await areas.ownerOf(name);
      return owner ? await loadSlot(await areas.load(owner), name) : { default: SlotFallback };
    } catch (error) {
      throw new SlotLoadError(name, owner, error);
    }
  };
  /** The component of a slot that the page shows. */
  async function componentOf(name: SlotName): Promise<SlotComponent> {
    if (boot.lazy[name]) {
      const started = new Promise<void>((resolve) => startLoading.set(name, resolve));
      return lazy(() => started.then(() => load(name)));
    }
    // A slow slot must not hold up the page: it hydrates, or fails, on its own later.
    const loading = load(name);
    const inTime = await withTimeLimit(SLOT_WAIT_MS, () => loading).catch(() => null);
    return inTime?.default ?? lazy(() => loading);
  }
  const names = Object.keys(boot.slots) as SlotName[];
  await Promise.all(names.map(async (name) => components.set(name, await componentOf(name))));
  return {
    stylesOf: (name) => (isFirstPage() ? (boot.lazy[name] ?? []) : []),
    isNear: (name) => startLoading.get(name)?.(),
    /** Before the first page is left, which takes its slots' styles along: going back must not show the slots without. */
    loadAll() {
      const styles = Object.values(boot.lazy).flat();
      if (startLoading.size > 0) document.head.append(...styles.map((href) => linkTo(href)));
      for (const start of startLoading.values()) start();
      startLoading.clear();
    },
    find(name) {
      const known = components.get(name);
      if (known) return known;
      // The server rendered the first page without this slot; hydration must match.
      if (isFirstPage() && !boot.slots[name]) return null;
      const component = lazy(() => load(name));
      components.set(name, component);
      return component;
    },
    // The open page keeps its fallback; the next page loads the slot again.
    failed: (name) => components.delete(name),
  } satisfies SlotSource & { loadAll(): void };
}
