import type { AreaManifest, RenderHost, SlotName } from '@sharemore/platform/contract';
import type { ComponentType } from 'react';
import { loadSlot } from '../slot-source';

interface OfferedSlot {
  owner: string;
  Content: ComponentType;
}

export type OfferedSlots = Map<SlotName, OfferedSlot>;

/** Loads all slots that the areas offer, at once; one that does not load is not offered. */
export async function loadOfferedSlots(host: RenderHost, areas: AreaManifest[]): Promise<OfferedSlots> {
  const offered = areas.flatMap(({ area, slots }) =>
    (Object.keys(slots) as SlotName[]).map(async (name) => {
      const { area: module } = await host.importArea(area);
      return [name, { owner: area, Content: await loadSlot(module, name) }] as const;
    }),
  );
  const settled = await Promise.allSettled(offered);
  return new Map(settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])));
}
