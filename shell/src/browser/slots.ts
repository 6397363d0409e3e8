import type { SlotName } from '@sharemore/platform/contract';
import type { SlotComponent, SlotSource } from '@sharemore/platform/slots';
import { lazy } from 'react';
import type { Boot } from '../boot';
import { loadSlot } from '../load-slot';
import type { Areas } from './areas';

/** How long hydration waits for a slot's script. */
const SLOT_WAIT_MS = 2000;

/** Stands in for a slot that no area of the release set offers. */
const SlotFallback: SlotComponent = ({ fallback }) => fallback;

/** Thrown by a slot whose script cannot be loaded; the slot's boundary catches it and shows the fallback. */
export class SlotLoadError extends Error {
  constructor(
    name: SlotName,
    readonly owner: string,
    cause: unknown,
  ) {
    super(`The slot ${name} of ${owner} could not be loaded`, { cause });
  }
}

/**
 * Loads the open page's eager slots before hydration. Lazy slots load when they come near the screen, or at the first
 * navigation, because React hydrates a part before it updates it. Slots of other pages load on demand.
 */
export async function createSlots(boot: Boot, areas: Areas, isFirstPage: () => boolean) {
  const components = new Map<string, SlotComponent>();
  const startLoading = new Map<SlotName, () => void>();
  const load = async (name: SlotName, owner: string) => {
    try {
      return await loadSlot(await areas.load(owner), name);
    } catch (error) {
      throw new SlotLoadError(name, owner, error);
    }
  };
  const shown = Object.entries(boot.slots) as [SlotName, string][];
  await Promise.all(
    shown.map(async ([name, owner]) => {
      if (!boot.lazy.slots.includes(name)) {
        // A slow slot must not hold up the page: it hydrates, or fails, on its own later.
        const loading = load(name, owner);
        const late = lazy(async () => ({ default: await loading }));
        const timeout = new Promise<typeof late>((resolve) => setTimeout(resolve, SLOT_WAIT_MS, late));
        return components.set(name, await Promise.race([loading, timeout]).catch(() => late));
      }
      const started = new Promise<void>((resolve) => startLoading.set(name, resolve));
      components.set(
        name,
        lazy(() => started.then(async () => ({ default: await load(name, owner) }))),
      );
    }),
  );
  return {
    isNear: (name) => startLoading.get(name)?.(),
    loadAll() {
      for (const start of startLoading.values()) start();
    },
    find(name) {
      const known = components.get(name);
      if (known) return known;
      // The server rendered the first page without this slot; hydration must match.
      if (isFirstPage() && !boot.slots[name]) return null;
      const component = lazy<SlotComponent>(async () => {
        const owner = await areas.ownerOf(name);
        return { default: owner ? await load(name, owner) : SlotFallback };
      });
      components.set(name, component);
      return component;
    },
    // The open page keeps its fallback; the next page loads the slot again.
    failed: (name) => components.delete(name),
  } satisfies SlotSource & { loadAll(): void };
}
