import BatteryLow from '@lucide/icons/icons/battery-low';
import Coins from '@lucide/icons/icons/coins';
import TrendingDown from '@lucide/icons/icons/trending-down';
import { PageHead, useSite } from '@sharemore/platform/page';
import { ButtonLink, Hero, Section, TextLink } from '@sharemore/platform/ui';
import { RunningText } from '@sharemore/platform/widgets/running-text';
import { Steps } from '@sharemore/platform/widgets/steps';
import { Scene } from '../../art/scene';
import * as content from '../../content/employers';
import { ClosingBand, Source, TitledBeside, TitledCards } from '../../layout/layout';
import styles from './employers-page.module.css';

export function Component() {
  const { operator } = useSite();
  return (
    <>
      <PageHead {...content.top} />
      <Hero {...content.top} title={content.top.heading} art={<Scene name="workplace" />}>
        <ButtonLink to="/about#contact" size="l">
          {content.requestInfo}
        </ButtonLink>
        <p className={styles.Note}>{content.heroNote}</p>
      </Hero>
      <Section title={content.challenges.title} lead={content.challenges.lead}>
        <TitledCards cards={content.challenges.cards} icons={[TrendingDown, Coins, BatteryLow]} />
        <Source names={['missingOut', 'cannotAfford', 'worryAboutMoney']} />
      </Section>
      <TitledBeside tone="soft" title={content.plainEnglish.title}>
        <div className={styles.Words}>
          <RunningText of={content.plainEnglish.body} />
        </div>
      </TitledBeside>
      <Section title={content.steps.title}>
        <Steps items={content.steps.items} />
      </Section>
      <Section tone="soft" title={content.concerns.title}>
        <TitledCards columns={2} cards={content.concerns.items} />
      </Section>
      <ClosingBand {...content.closing}>
        <p>
          {content.orMail} <TextLink href={`mailto:${operator.email}`}>{operator.email}</TextLink>
        </p>
      </ClosingBand>
    </>
  );
}
