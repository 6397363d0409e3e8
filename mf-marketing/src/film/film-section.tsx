import { ButtonLink, Section } from '@sharemore/platform/ui';
import { VideoPlayer } from '@sharemore/platform/widgets/video-player';
import { film } from '../content/film';
import layout from '../layout/layout.module.css';
import { explainer } from '../video';

/** The film as a section of a page, with a link to its transcript. */
export function FilmSection() {
  return (
    <Section data-paper="never" tone="soft" title={film.name} lead={film.caption}>
      <VideoPlayer title={film.name} {...explainer} />
      <div className={layout.Actions}>
        <ButtonLink variant="quiet" to="/watch#transcript">
          {film.readTranscript}
        </ButtonLink>
      </div>
    </Section>
  );
}
