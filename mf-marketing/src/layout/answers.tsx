import { RunningText } from '@sharemore/platform/widgets/running-text';
import type { TitledWords } from '../content/page-words';

/** Questions and answers as items of an accordion, with ids such as `tech-3`, which links name. */
export const answers = (id: string, words: TitledWords[]) =>
  words.map(({ title, body }, index) => ({
    id: `${id}-${index + 1}`,
    title,
    body: <RunningText of={body} />,
  }));
