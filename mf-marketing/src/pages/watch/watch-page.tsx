import { PageHead } from '@sharemore/platform/page';
import { ButtonLink, Hero, RiskNote, Section } from '@sharemore/platform/ui';
import { Card, CardGrid } from '@sharemore/platform/widgets/card';
import { Scene } from '../../art/scene';
import { film, risk } from '../../content/film';
import { closing, top, transcriptLead, transcriptTitle, watchFilm } from '../../content/watch';
import { ClosingBand } from '../../layout/layout';
import { transcript } from '../../video/transcript';
import { VideoPlayer } from '../../video/video-player';
import styles from './watch-page.module.css';

export function Component() {
  return (
    <>
      <PageHead {...top} />
      {/* On a telephone the drawing keeps the poster below the first screen, so that the largest paint waits for no
          extra file. Other screens show the film in its place. */}
      <Hero
        {...top}
        size="film"
        art={
          <>
            <Scene name="way" />
            <div id="film" className={styles.Film}>
              <VideoPlayer />
            </div>
          </>
        }
      >
        <ButtonLink to="/watch#film" size="l" className={styles.ToFilm}>
          {watchFilm}
        </ButtonLink>
        <ButtonLink to="/watch#transcript" size="l" variant="secondary">
          {film.readTranscript}
        </ButtonLink>
      </Hero>
      <Section id="transcript" title={transcriptTitle} lead={transcriptLead}>
        <CardGrid columns={2}>
          {Object.entries(transcript).map(([title, [scene, words]]) => (
            <Card key={title} title={title}>
              <p className={styles.Scene}>{scene}</p>
              <p>{words}</p>
            </Card>
          ))}
        </CardGrid>
        <RiskNote className={styles.Risk}>{risk}</RiskNote>
      </Section>
      <ClosingBand {...closing} />
    </>
  );
}
