import type { SourcedWords } from '../page-words';

export interface FaqSection {
  id: 'basics' | 'platform' | 'getting-started' | 'tech' | 'employers';
  title: string;
  /** Each a question as its title, and its answer. */
  entries: SourcedWords[];
}
