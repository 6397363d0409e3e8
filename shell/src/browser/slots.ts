import type { SlotName } from '@sharemore/platform/contract';
import type { SlotComponent, SlotSource } from '@sharemore/platform/slots';
import { lazy } from 'react';
import type { Boot } from '../boot';
import { loadSlot } from '../load-slot';
import type { Areas } from './areas';

/** How long hydration waits for a slot's script once the page's own is there. */
const SLOT_PATIENCE_MS = 2000;

/** What a page that asks for a slot shows when no area of the set offers it. */
const SlotFallback: SlotComponent = ({ fallback }) => fallback;

/** A slot whose script cannot be had fails where it stands, and shows its fallback. */
export class SlotLost extends Error {
  constructor(
    name: SlotName,
    readonly owner: string,
    cause: unknown,
  ) {
    super(`The slot ${name} of ${owner} could not be loaded`, { cause });
  }
}

/**
 * Slots that the page shows are loaded before hydration, but for those that load lazily: when they come near, or when
 * the visitor goes on, since React hydrates what a change reaches first. Others come when a later page asks for them.
 */
export async function createSlots(boot: Boot, areas: Areas, isFirstPage: () => boolean) {
  const components = new Map<string, SlotComponent>();
  const waiting = new Map<SlotName, () => void>();
  const load = async (name: SlotName, owner: string) => {
    try {
      return await loadSlot(await areas.load(owner), name);
    } catch (error) {
      throw new SlotLost(name, owner, error);
    }
  };
  const shown = Object.entries(boot.slots) as [SlotName, string][];
  await Promise.all(
    shown.map(async ([name, owner]) => {
      if (!boot.later.slots.includes(name)) {
        // The page does not wait long for another area's script: the slot comes alive later, or fails by itself.
        const loading = load(name, owner);
        const late = lazy(async () => ({ default: await loading }));
        const patience = new Promise<typeof late>((resolve) => setTimeout(resolve, SLOT_PATIENCE_MS, late));
        return components.set(name, await Promise.race([loading, patience]).catch(() => late));
      }
      const near = new Promise<void>((resolve) => waiting.set(name, resolve));
      components.set(
        name,
        lazy(() => near.then(async () => ({ default: await load(name, owner) }))),
      );
    }),
  );
  return {
    isNear: (name) => waiting.get(name)?.(),
    wakeAll() {
      for (const wake of waiting.values()) wake();
    },
    find(name) {
      const known = components.get(name);
      if (known) return known;
      // As the server rendered it.
      if (isFirstPage()) return null;
      const component = lazy<SlotComponent>(async () => {
        const owner = await areas.ownerOf(name);
        return { default: owner ? await load(name, owner) : SlotFallback };
      });
      components.set(name, component);
      return component;
    },
    failed: (name, error) => console.error(`The slot ${name} failed:`, error),
  } satisfies SlotSource & { wakeAll(): void };
}
