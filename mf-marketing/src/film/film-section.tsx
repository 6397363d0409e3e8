import { ButtonLink, Section } from '@sharemore/platform/ui';
import { film } from '../content/film';
import layout from '../layout/layout.module.css';
import { VideoPlayer } from '../video/video-player';

/** The film as a section of a page, with a link to its transcript. */
export function FilmSection() {
  return (
    <Section data-paper="never" tone="soft" title={film.name} lead={film.caption}>
      <VideoPlayer />
      <div className={layout.Actions}>
        <ButtonLink variant="quiet" to="/watch#transcript">
          {film.readTranscript}
        </ButtonLink>
      </div>
    </Section>
  );
}
