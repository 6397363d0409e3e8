/** A question and its answer; the answer marks bold with `**` and parts paragraphs with an empty line. */
export interface FaqEntry {
  question: string;
  answer: string;
}

export interface FaqSection {
  id: 'basics' | 'platform' | 'getting-started' | 'tech' | 'employers';
  title: string;
  entries: FaqEntry[];
}
