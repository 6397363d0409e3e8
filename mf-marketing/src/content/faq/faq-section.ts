import type { FigureName } from '@sharemore/platform/figures';

/** A question and its answer; the answer marks bold with `**` and parts paragraphs with an empty line. */
export interface FaqEntry {
  question: string;
  answer: string;
  /** The figures of fact in it, whose sources stand below. */
  figures?: FigureName[];
}

export interface FaqSection {
  id: 'basics' | 'platform' | 'getting-started' | 'tech' | 'employers';
  title: string;
  entries: FaqEntry[];
}
