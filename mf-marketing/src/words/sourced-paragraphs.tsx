import type { SourcedWords } from '../content/page-words';
import { Source } from '../layout/source';
import { Paragraphs } from './paragraphs';

/** An answer and, below it, where its figures come from. */
export function SourcedParagraphs({ body, figures }: SourcedWords) {
  return (
    <>
      <Paragraphs text={body} />
      {figures && <Source names={figures} />}
    </>
  );
}
