import Check from '@lucide/icons/icons/check';
import { PageHead } from '@sharemore/platform/page';
import { Slot } from '@sharemore/platform/slots';
import { ButtonLink, Hero, Icon, RiskNote, Section } from '@sharemore/platform/ui';
import { Steps } from '@sharemore/platform/widgets/steps';
import { Scene } from '../../art/scene';
import { risk } from '../../content/film';
import { closing, register, reminder, top } from '../../content/join-sharemore';
import { FilmSection } from '../../film/film-section';
import place from '../../layout/finder-place.module.css';
import { ClosingBand } from '../../layout/layout';
import styles from './join-sharemore-page.module.css';

export function Component() {
  return (
    <>
      <PageHead {...top} />
      <Hero {...top} art={<Scene name="way" />}>
        <Register />
      </Hero>
      <Section title={reminder.title}>
        <Steps items={reminder.items} />
        <RiskNote className={styles.Risk}>{risk}</RiskNote>
      </Section>
      <FilmSection />
      <ClosingBand {...closing} />
    </>
  );
}

function Register() {
  return (
    <div id="register">
      <div className={place.Finder}>
        <Slot
          name="company-selector"
          fallback={<ButtonLink to="/companies">{register.fallback}</ButtonLink>}
        />
      </div>
      <ul className={styles.Ticks}>
        {register.ticks.map((tick) => (
          <li key={tick}>
            <Icon of={Check} size={20} />
            {tick}
          </li>
        ))}
      </ul>
    </div>
  );
}
