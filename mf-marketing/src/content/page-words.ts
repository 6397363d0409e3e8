import type { FigureName } from '@sharemore/platform/figures';

/** What a search result or a browser tab says about a page. */
export interface HeadWords {
  title: string;
  description: string;
}

/** The opening of a page: its one h1 and what stands right under it. */
export interface HeroWords {
  eyebrow?: string;
  title: string;
  lead: string;
}

/**
 * A titled text: a card, a step, or an accordion item. Bodies mark bold with `**`; an accordion's part paragraphs with an
 * empty line.
 */
export interface TitledWords {
  title: string;
  body: string;
}

/** An answer, with the figures of fact in it whose sources stand below. */
export interface SourcedWords extends TitledWords {
  figures?: FigureName[];
}

export interface LinkWords {
  to: string;
  text: string;
}

/** The end of a page: what to do next, the main way onwards first. */
export interface ClosingWords extends TitledWords {
  links: LinkWords[];
}

/** A benefit and the risk that is shown beside it, equally visible (FCA CONC 3.3.1R: balanced). */
export interface BenefitWords extends TitledWords {
  risk: string;
}
