import type { AreaModule, SlotName } from '@sharemore/platform/contract';
import type { SlotComponent } from '@sharemore/platform/slots';

/** Loads the component that an area offers for a slot. */
export async function loadSlot(area: AreaModule, name: SlotName): Promise<SlotComponent> {
  const load = area.slots?.[name];
  if (!load) throw new Error(`The area offers no slot ${name}`);
  // The component takes no properties, so the extra `fallback` is harmless.
  return (await load()).default as SlotComponent;
}
