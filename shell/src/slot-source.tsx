import type { AreaModule, SlotName } from '@sharemore/platform/contract';
import type { ComponentType } from 'react';
import { Running } from './running';

/** The component of a slot as placed into another area's page: marks whose code runs, on both sides alike. */
export function placedSlot(owner: string, host: string, Content: ComponentType): ComponentType {
  return function PlacedSlot() {
    return (
      <>
        <Running area={owner} />
        <Content />
        <Running area={host} />
      </>
    );
  };
}

/** Loads the component that an area offers for a slot. */
export async function loadSlot(area: AreaModule, name: SlotName): Promise<ComponentType> {
  const load = area.slots?.[name];
  if (!load) throw new Error(`The area offers no slot ${name}, though its manifest says so`);
  return (await load()).default;
}
