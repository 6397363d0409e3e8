/** A card, a step or an accordion item. In `body`, `**` marks bold; in accordions an empty line separates paragraphs. */
export interface TitledWords {
  title: string;
  body: string;
}

/** Titles or questions with their texts, in display order. */
export const titled = (texts: Record<string, string>): TitledWords[] =>
  Object.entries(texts).map(([title, body]) => ({ title, body }));

export interface LinkWords {
  to: string;
  text: string;
}

/** A benefit and its risk, which must be equally prominent (FCA CONC 3.3.1R). */
export interface BenefitWords extends TitledWords {
  risk: string;
}
