import type { RenderHost, SlotName } from '@sharemore/platform/contract';
import type { SlotComponent } from '@sharemore/platform/slots';
import { lazy } from 'react';
import { loadSlot } from '../load-slot';

interface OfferedSlot {
  owner: string;
  Content: SlotComponent;
}

export type OfferedSlots = Map<SlotName, OfferedSlot>;

/** All slots that the areas offer. A slot's area is loaded when a page first shows the slot. */
export function offeredSlots(host: RenderHost): OfferedSlots {
  const offered = Object.values(host.manifests).flatMap(({ area, slots }) =>
    (Object.keys(slots) as SlotName[]).map((name) => {
      const load = async () => ({ default: await loadSlot((await host.importArea(area)).area, name) });
      return [name, { owner: area, Content: lazy(load) }] as const;
    }),
  );
  return new Map(offered);
}
