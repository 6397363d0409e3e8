/** Every slot that one area may offer to pages of another. A slot's component takes no properties. */
export type SlotName = 'employer-finder' | 'company-selector';
