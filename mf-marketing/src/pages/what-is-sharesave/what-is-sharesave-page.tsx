import BookOpenText from '@lucide/icons/icons/book-open-text';
import CalendarClock from '@lucide/icons/icons/calendar-clock';
import Wallet from '@lucide/icons/icons/wallet';
import { PageHead } from '@sharemore/platform/page';
import { Slot } from '@sharemore/platform/slots';
import { ButtonLink, Hero, Section } from '@sharemore/platform/ui';
import { Accordion } from '@sharemore/platform/widgets/accordion';
import { RunningText } from '@sharemore/platform/widgets/running-text';
import { Scene } from '../../art/scene';
import * as content from '../../content/what-is-sharesave';
import { answers, Checked, ClosingBand, Source, TitledBeside, TitledCards } from '../../layout/layout';
import layout from '../../layout/layout.module.css';
import styles from './what-is-sharesave-page.module.css';

export function Component() {
  return (
    <>
      <PageHead {...content.top} />
      <Hero {...content.top} art={<Scene name="doors" />} />
      <TitledBeside title={content.guideTitle}>
        <Accordion mode="always-one" items={answers('guide', content.guide)} />
        <Checked />
        <div className={layout.Actions}>
          <ButtonLink to="/faq" variant="secondary">
            FAQs
          </ButtonLink>
          <ButtonLink to="/about#contact" variant="secondary">
            Ask us a question
          </ButtonLink>
        </div>
      </TitledBeside>
      <CanIJoin />
      <Section title={content.missOut.title}>
        <TitledCards cards={content.missOut.cards} icons={[Wallet, CalendarClock, BookOpenText]} />
        <Source names={['cannotAfford']} />
      </Section>
      <ClosingBand {...content.closing} />
    </>
  );
}

function CanIJoin() {
  return (
    <Section tone="soft" id="can-i-join" aria-labelledby="can-i-join-title">
      <div className={styles.CanIJoin}>
        <div className={styles.Words}>
          <h2 id="can-i-join-title">{content.canIJoin.title}</h2>
          <RunningText of={content.canIJoin.body} />
        </div>
        <Slot
          name="company-selector"
          loading="lazy"
          fallback={<ButtonLink to="/companies">{content.canIJoin.fallback}</ButtonLink>}
        />
      </div>
    </Section>
  );
}
