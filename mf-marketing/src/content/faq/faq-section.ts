import type { TextsByTitle } from '../page-words';

export interface FaqSection {
  id: 'basics' | 'platform' | 'getting-started' | 'tech' | 'employers';
  title: string;
  /** Each question with its answer. */
  entries: TextsByTitle;
}
