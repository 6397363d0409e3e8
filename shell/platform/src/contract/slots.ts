/** The slots that one area may offer to pages of another. A slot's component takes no properties. */
export type SlotName = 'employer-finder' | 'company-selector' | 'what-if';

/** The data that a page may pass to a slot, whose component reads it with `useSlotData`. */
export interface SlotData {
  'what-if': { company: string };
}
