import BadgePercent from '@lucide/icons/icons/badge-percent';
import Banknote from '@lucide/icons/icons/banknote';
import CalendarCheck from '@lucide/icons/icons/calendar-check';
import ShieldCheck from '@lucide/icons/icons/shield-check';
import { PageHead } from '@sharemore/platform/page';
import { ButtonLink, Hero, RiskNote, Section } from '@sharemore/platform/ui';
import { RunningText } from '@sharemore/platform/widgets/running-text';
import { Steps } from '@sharemore/platform/widgets/steps';
import { MovingScene } from '../../art/moving-scene';
import peeking from '../../art/peeking.module.css';
import { Scene } from '../../art/scene';
import { benefits, closing, problem, solution, steps, top } from '../../content/how-it-works';
import { withSign } from '../../content/what-if-shared';
import { FilmSection } from '../../film/film-section';
import { ClosingBand, Source, TitledCards } from '../../layout/layout';
import { WhatIfSlot } from '../../what-if/what-if-slot';
import styles from './how-it-works-page.module.css';

const stepScenes = (['apply', 'month', 'halves'] as const).map((name) => (
  <MovingScene key={name} name={name} />
));

export function Component() {
  return (
    <>
      <PageHead {...top} />
      <Hero {...top} art={<Scene name="payments" />}>
        <ButtonLink to="/join-sharemore" size="l">
          {steps.join}
        </ButtonLink>
      </Hero>
      <ProblemAndSolution />
      <FilmSection />
      <Section title={steps.title}>
        <div className={styles.Scenes}>
          <Steps items={steps.items.map((words, index) => ({ ...words, art: stepScenes[index] }))} />
        </div>
        <RiskNote className={styles.Last}>{steps.risk}</RiskNote>
      </Section>
      <WhatIfSlot />
      <Section title={benefits.title}>
        <TitledCards
          columns={2}
          cards={benefits.cards}
          icons={[Banknote, BadgePercent, CalendarCheck, ShieldCheck]}
        />
      </Section>
      <ClosingBand {...closing} className={peeking.Peeking} />
    </>
  );
}

function ProblemAndSolution() {
  return (
    <Section aria-label={`${problem.eyebrow}, ${solution.eyebrow}`}>
      <div className={styles.Pair}>
        <div className={styles.Problem}>
          <p className={styles.Eyebrow}>{problem.eyebrow}</p>
          <h2>{problem.title}</h2>
          <RunningText of={problem.body} />
          <Source names={['missingOut']} />
        </div>
        <div className={styles.Solution} data-tone="deep">
          <p className={styles.Eyebrow}>{solution.eyebrow}</p>
          <h2>{solution.title}</h2>
          <RunningText of={solution.body} />
          <RiskNote>
            <h3 className={styles.RiskWords}>{solution.riskTitle}</h3>
            <p className={styles.RiskWords}>{solution.risk.opening}</p>
            <dl className={styles.Sum}>
              {solution.risk.rows.map(({ label, amount, isResult }) => (
                <div key={label} data-sign={isResult && Math.sign(amount)}>
                  <dt>{label}</dt>
                  <dd>{withSign(amount)}</dd>
                </div>
              ))}
            </dl>
            <p className={styles.RiskWords}>{solution.risk.ending}</p>
          </RiskNote>
        </div>
      </div>
    </Section>
  );
}
