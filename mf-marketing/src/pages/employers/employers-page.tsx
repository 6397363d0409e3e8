import { pictureUrl } from '@sharemore/platform/contract';
import { PageHead, useSite } from '@sharemore/platform/page';
import { ButtonLink, Hero, Section, TextLink } from '@sharemore/platform/ui';
import { Steps } from '@sharemore/platform/widgets/steps';
import BatteryLow from 'lucide-react/icons/battery-low';
import Coins from 'lucide-react/icons/coins';
import TrendingDown from 'lucide-react/icons/trending-down';
import { WorkplaceScene } from '../../art/workplace-scene';
import {
  challenges,
  closing,
  concerns,
  head,
  hero,
  heroNote,
  orMail,
  plainEnglish,
  requestInfo,
  steps,
} from '../../content/employers';
import { ClosingBand } from '../../layout/closing-band';
import { Source } from '../../layout/source';
import { TitledBeside } from '../../layout/titled-beside';
import { TitledCards } from '../../layout/titled-cards';
import { Paragraphs } from '../../words/paragraphs';
import styles from './employers-page.module.css';

export function Component() {
  const { company } = useSite();
  return (
    <>
      <PageHead {...head} image={pictureUrl('employers')} />
      <Hero {...hero} art={<WorkplaceScene />}>
        <ButtonLink to="/about#contact" size="l">
          {requestInfo}
        </ButtonLink>
        <p className={styles.Note}>{heroNote}</p>
      </Hero>
      <Section title={challenges.title} lead={challenges.lead}>
        <TitledCards cards={challenges.cards} icons={[TrendingDown, Coins, BatteryLow]} />
        <Source names={['missingOut', 'cannotAfford', 'worryAboutMoney']} />
      </Section>
      <TitledBeside tone="soft" title={plainEnglish.title}>
        <div className={styles.Words}>
          <Paragraphs text={plainEnglish.body} />
        </div>
      </TitledBeside>
      <Section title={steps.title}>
        <Steps items={steps.items} />
      </Section>
      <Section tone="soft" title={concerns.title}>
        <TitledCards columns={2} cards={concerns.items} />
      </Section>
      <ClosingBand {...closing}>
        <p>
          {orMail} <TextLink href={`mailto:${company.email}`}>{company.email}</TextLink>
        </p>
      </ClosingBand>
    </>
  );
}
