import { Section, TextLink } from '@sharemore/platform/ui';
import { film } from '../content/film';
import { Actions } from '../layout/actions';
import { Film } from './film';

interface FilmSectionProps {
  words: { title: string; caption: string };
}

/** The film within a page that says more than it, and the way to its words. */
export function FilmSection({ words: { title, caption } }: FilmSectionProps) {
  return (
    <Section data-paper="never" tone="soft" title={title} lead={caption}>
      <Film />
      <Actions>
        <TextLink to="/watch#transcript">{film.readTranscript}</TextLink>
      </Actions>
    </Section>
  );
}
