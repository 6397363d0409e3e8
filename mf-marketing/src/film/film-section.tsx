import { ButtonLink, Section } from '@sharemore/platform/ui';
import { VideoPlayer } from '@sharemore/platform/widgets/video-player';
import { film } from '../content/film';
import { Actions } from '../layout/actions';
import { explainer } from '../video';

/** The film as a section of a page, with a link to its transcript. */
export function FilmSection({ title, caption }: { title: string; caption: string }) {
  return (
    <Section data-paper="never" tone="soft" title={title} lead={caption}>
      <VideoPlayer title={film.name} {...explainer} />
      <Actions>
        <ButtonLink variant="quiet" to="/watch#transcript">
          {film.readTranscript}
        </ButtonLink>
      </Actions>
    </Section>
  );
}
