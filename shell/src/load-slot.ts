import type { AreaModule, SlotName } from '@sharemore/platform/contract';
import type { ComponentType } from 'react';

/** Loads the component that an area offers for a slot. */
export async function loadSlot(area: AreaModule, name: SlotName): Promise<ComponentType> {
  const load = area.slots?.[name];
  if (!load) throw new Error(`The area offers no slot ${name}, though its manifest says so`);
  return (await load()).default;
}
