import type { SourcedWords } from '../page-words';

export interface FaqSection {
  id: 'basics' | 'platform' | 'getting-started' | 'tech' | 'employers';
  title: string;
  /** `title` is the question, `body` the answer. */
  entries: SourcedWords[];
}
