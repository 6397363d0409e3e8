import { PageHead } from '@sharemore/platform/page';
import { Slot } from '@sharemore/platform/slots';
import { ButtonLink, Drawing, Hero, Section } from '@sharemore/platform/ui';
import { Card, CardGrid } from '@sharemore/platform/widgets/card';
import { Stats } from '@sharemore/platform/widgets/stats';
import { MovingScene } from '../../art/moving-scene';
import peeking from '../../art/peeking.module.css';
import fall from '../../art/risks/fall.svg?url&no-inline';
import fee from '../../art/risks/fee.svg?url&no-inline';
import job from '../../art/risks/job.svg?url&no-inline';
import refusal from '../../art/risks/refusal.svg?url&no-inline';
import { Scene } from '../../art/scene';
import * as content from '../../content/home';
import { withSign } from '../../content/what-if-shared';
import { FilmSection } from '../../film/film-section';
import place from '../../layout/finder-place.module.css';
import { ClosingBand } from '../../layout/layout';
import { WhatIfSlot } from '../../what-if/what-if-slot';
import styles from './home-page.module.css';

export function Component() {
  return (
    <>
      <PageHead {...content.top} />
      <Hero
        {...content.top}
        title={content.top.heading}
        tone="deep"
        size="scene"
        art={<Scene name="invitation" className={styles.Scene} preserveAspectRatio="xMidYMin slice" />}
      >
        <p className={styles.Story}>{content.story}</p>
        <div className={place.Finder}>
          <Slot
            name="employer-finder"
            fallback={
              <ButtonLink to="/companies" size="l">
                {content.finderFallback}
              </ButtonLink>
            }
          />
        </div>
        <p className={styles.Risk}>{content.riskLine}</p>
      </Hero>
      <Section title={content.explained.title}>
        <CardGrid columns={2}>
          {content.explained.cards.map(({ title, body, to, scene }) => (
            <Card key={to} title={title} to={to}>
              <p>{body}</p>
              <div className={styles.Explained}>
                <MovingScene name={scene} />
              </div>
            </Card>
          ))}
        </CardGrid>
        <div className={styles.Proof}>
          <Stats items={content.proof} />
          <p data-text="note">{content.proofNote}</p>
        </div>
      </Section>
      <Endings />
      <WhatIfSlot />
      <Risks />
      <FilmSection />
      <ClosingBand {...content.closing} className={peeking.Peeking} />
    </>
  );
}

/** Three outcomes; the loss is as prominent as the gains. */
function Endings() {
  return (
    <Section title={content.endings.title} lead={content.endings.lead}>
      <div className={styles.Endings}>
        {content.endings.items.map(({ title, body, gain }) => (
          <div key={title} className={styles.Ending} data-sign={Math.sign(gain)}>
            <h3>{title}</h3>
            <p className={styles.Gain}>{withSign(gain)}</p>
            <p>{body}</p>
          </div>
        ))}
      </div>
      <p className={styles.Note} data-text="note">
        {content.endings.note}
      </p>
      <p className={styles.More}>
        <ButtonLink variant="quiet" to="/faq#platform-6">
          {content.endings.more}
        </ButtonLink>
      </p>
    </Section>
  );
}

/** In the order of the risks. */
const riskArt = [fall, job, fee, refusal];

function Risks() {
  return (
    <Section title={content.risks.title}>
      <ul className={styles.Risks}>
        {content.risks.items.map(({ title, body }, index) => (
          <li key={title}>
            <Drawing file={riskArt[index] ?? ''} viewBox="0 0 120 120" />
            <h3>{title}</h3>
            <p>{body}</p>
          </li>
        ))}
      </ul>
      <p className={styles.More}>
        <ButtonLink variant="quiet" to="/faq#platform-9">
          {content.risks.more}
        </ButtonLink>
      </p>
    </Section>
  );
}
