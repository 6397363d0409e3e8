import type { SourcedWords } from '../content/page-words';
import { Source } from '../layout/source';
import { Paragraphs } from './paragraphs';

/** An answer, followed by the sources of its figures. */
export function SourcedParagraphs({ body, figures }: SourcedWords) {
  return (
    <>
      <Paragraphs text={body} />
      {figures && <Source names={figures} />}
    </>
  );
}
