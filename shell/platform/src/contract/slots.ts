/** Every slot that one area may offer to pages of another. A slot's component takes no properties. */
export type SlotName = 'employer-finder' | 'company-selector' | 'what-if';

/** What a page may tell the slot that it shows; the slot's component reads it with `useSlotData`. */
export interface SlotData {
  /** A company's name and the change of its share price over three years, in percent. */
  'what-if': { company: string; priceChange: number };
}
