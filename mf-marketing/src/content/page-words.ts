import { type FigureName, figures } from '@sharemore/platform/figures';

/** The figures as pages print them: `figure.discount` is `20%`. */
export const figure = Object.fromEntries(
  Object.entries(figures).map(([name, { text }]) => [name, text]),
) as Record<FigureName, string>;

/** A card, a step or an accordion item. In `body`, `**` marks bold; in accordions an empty line separates paragraphs. */
export interface TitledWords {
  title: string;
  body: string;
}

/** Titles or questions with their texts, in display order. */
export const titled = (texts: Record<string, string>): TitledWords[] =>
  Object.entries(texts).map(([title, body]) => ({ title, body }));

/** The address of each link by its words. The first link is the primary action. */
export type Links = Record<string, string>;

/** A benefit and its risk, which must be equally prominent (FCA CONC 3.3.1R). */
export interface BenefitWords extends TitledWords {
  risk: string;
}
