import { pictureUrl } from '@sharemore/platform/contract';
import { PageHead } from '@sharemore/platform/page';
import { Slot } from '@sharemore/platform/slots';
import { ButtonLink, Card, CardGrid, Hero, Section } from '@sharemore/platform/ui';
import { Stats } from '@sharemore/platform/widgets/stats';
import { InvitationScene } from '../../art/invitation-scene';
import {
  closing,
  cost,
  explained,
  finder,
  head,
  hero,
  proof,
  riskLine,
  story,
  video,
} from '../../content/home';
import { FilmSection } from '../../film/film-section';
import { ClosingBand } from '../../layout/closing-band';
import { Source } from '../../layout/source';
import { organization, website } from '../../structured-data';
import { WhatIfSlot } from '../../what-if/what-if-slot';
import { Endings } from './endings';
import styles from './home-page.module.css';
import { Risks } from './risks';

export function Component() {
  return (
    <>
      <PageHead
        {...head}
        image={pictureUrl('home')}
        describes={import.meta.env.SSR && ((site) => [organization(site), website(site)])}
      />
      <Hero {...hero} tone="deep" art={<InvitationScene />}>
        <p className={styles.Story}>{story}</p>
        <div>
          <Slot
            name="employer-finder"
            fallback={
              <ButtonLink to="/companies" size="l">
                {finder.fallback}
              </ButtonLink>
            }
          />
        </div>
        <p className={styles.Risk}>{riskLine}</p>
      </Hero>
      <Proof />
      <Section title={explained.title}>
        <CardGrid columns={2}>
          {explained.cards.map(({ title, body, to }) => (
            <Card key={to} title={title} to={to}>
              <p>{body}</p>
            </Card>
          ))}
        </CardGrid>
      </Section>
      <Section tone="deep" title={cost.title} lead={cost.lead}>
        <Stats items={cost.items} />
      </Section>
      <Endings />
      <WhatIfSlot />
      <Risks />
      <FilmSection {...video} />
      <ClosingBand {...closing} />
    </>
  );
}

function Proof() {
  return (
    <div className={styles.Proof} data-tone="deep">
      <Stats items={proof} />
      <Source names={['companies', 'averageReturn']} />
    </div>
  );
}
