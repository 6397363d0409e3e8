import { Card, CardGrid, Notice, RiskNote, Section } from '@sharemore/platform/ui';
import { Stat, StatGrid, Steps } from '@sharemore/platform/widgets';
import { PiggyBank, ShieldCheck, TrendingUp } from 'lucide-react';
import styles from './kit.module.css';

export function ContentSamples() {
  return (
    <>
      <Section title="Cards" lead="A card that leads somewhere is one link, named by its title.">
        <CardGrid>
          <Card title="Save every month" icon={<PiggyBank />}>
            <p>Between £5 and £500, straight from your pay.</p>
          </Card>
          <Card title="Your price is fixed" icon={<TrendingUp />} to="/what-is-sharesave">
            <p>Up to 20% below the price on the day you are invited.</p>
          </Card>
          <Card title="Savings stay savings" icon={<ShieldCheck />} tone="accent">
            <p>If the price falls, you take them back.</p>
          </Card>
        </CardGrid>
      </Section>
      <Section title="Figures and steps" tone="soft">
        <div className={styles.Stack}>
          <StatGrid>
            <Stat value="80%" label="miss out because they cannot spare the money" />
            <Stat value="£1.26" label="average return in 2024 for every £1 invested" />
            <Stat value="500+" label="UK companies offer a plan" />
          </StatGrid>
          <RiskNote>
            The value of shares can fall as well as rise. Past performance guarantees nothing.
          </RiskNote>
          <Steps
            items={[
              { title: 'Apply', body: 'Tell us where you work.' },
              { title: 'Join the plan', body: 'Lenders cover the monthly payments, for 36 months.' },
              { title: 'Share the profit', body: 'Half of any profit is yours.' },
              { title: 'Repay', body: 'The lent contributions go back at maturity.' },
            ]}
          />
        </div>
      </Section>
      <Section title="Notices">
        <div className={styles.Stack}>
          <Notice tone="success" live={false}>
            Thank you for your message! We’ll get back to you soon.
          </Notice>
          <Notice tone="error" live={false}>
            There was an error sending your message. Please try again.
          </Notice>
          <Notice tone="info" title="Sample figures">
            The figures on this page are an illustration.
          </Notice>
          <Notice tone="warning" title="Capital at risk">
            You may get back less than you hoped for.
          </Notice>
        </div>
      </Section>
    </>
  );
}
