import type { FigureName } from '@sharemore/platform/figures';

/** A card, a step or an accordion item. In `body`, `**` marks bold; in accordions an empty line separates paragraphs. */
export interface TitledWords {
  title: string;
  body: string;
}

/** An answer; the sources of `figures` are printed below it. */
export interface SourcedWords extends TitledWords {
  figures?: FigureName[];
}

/** Titles or questions with their texts, in display order. */
export type TextsByTitle = Record<string, string | Omit<SourcedWords, 'title'>>;

export const titled = (texts: TextsByTitle): SourcedWords[] =>
  Object.entries(texts).map(([title, text]) =>
    typeof text === 'string' ? { title, body: text } : { title, ...text },
  );

export interface LinkWords {
  to: string;
  text: string;
}

/** The closing band of a page; the first link is the primary action. */
export interface ClosingWords extends TitledWords {
  links: LinkWords[];
}

/** A benefit and its risk, which must be equally prominent (FCA CONC 3.3.1R). */
export interface BenefitWords extends TitledWords {
  risk: string;
}
