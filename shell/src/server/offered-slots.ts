import type { RenderHost, SlotName } from '@sharemore/platform/contract';
import { lazy } from 'react';
import { loadSlot } from '../load-slot';

export type OfferedSlots = ReturnType<typeof offeredSlots>;

/** All slots that the areas offer. A slot's area is loaded when a page first shows the slot. */
export function offeredSlots(host: RenderHost) {
  const offered = Object.values(host.manifests).flatMap(({ area, slots }) =>
    (Object.keys(slots) as SlotName[]).map((name) => {
      const load = async () => ({ default: await loadSlot((await host.importArea(area)).area, name) });
      return [name, { owner: area, Content: lazy(load) }] as const;
    }),
  );
  return new Map(offered);
}
