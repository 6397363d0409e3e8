import { PageHead } from '@sharemore/platform/page';
import { Hero, Section } from '@sharemore/platform/ui';
import { Card, CardGrid } from '@sharemore/platform/widgets/card';
import { RunningText } from '@sharemore/platform/widgets/running-text';
import { Stats } from '@sharemore/platform/widgets/stats';
import type { ComponentProps } from 'react';
import { Scene } from '../../art/scene';
import { contact, direction, mission, statistics, team, top, whyItMatters } from '../../content/about';
import { Source } from '../../layout/layout';
import { OperatorFacts } from '../../operator/operator-facts';
import styles from './about-page.module.css';
import { ContactForm } from './contact-form';

const drawings = import.meta.glob<string>('../../art/{portraits,why}/*.svg', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
});

export function Component() {
  return (
    <>
      <PageHead {...top} />
      <Hero {...top} title={top.heading} art={<Scene name="leaves" />} />
      <Mission />
      <WhyItMatters />
      <Direction />
      <Team />
      <Contact />
    </>
  );
}

function Mission() {
  return (
    <Section aria-labelledby="mission">
      <div className={styles.Mission}>
        <div className={styles.Words}>
          <h2 id="mission">{mission.title}</h2>
          <RunningText of={mission.body} />
        </div>
        <div className={styles.Statistics}>
          {statistics.map((statistic) => (
            <div key={statistic.value} className={styles.Statistic} data-tone="deep">
              <Stats items={[statistic]} />
            </div>
          ))}
          <Source names={['cannotAfford', 'worryAboutMoney']} />
        </div>
      </div>
    </Section>
  );
}

function WhyItMatters() {
  return (
    <Section tone="soft" title={whyItMatters.title}>
      <CardGrid>
        {whyItMatters.cards.map(({ title, body }) => (
          <Card key={title}>
            <Drawing file={`why/${title.toLowerCase()}`} width={320} height={144} />
            <h3 className={styles.WhyTitle}>{title}</h3>
            <p>{body}</p>
          </Card>
        ))}
      </CardGrid>
      <Source names={['womenSaveLess']} />
    </Section>
  );
}

function Direction() {
  return (
    <Section aria-label={Object.keys(direction).join(', ')}>
      <div className={styles.Direction}>
        {Object.entries(direction).map(([title, body]) => (
          <div key={title} className={styles.Words}>
            <h2>{title}</h2>
            <RunningText of={body} />
          </div>
        ))}
      </div>
    </Section>
  );
}

function Team() {
  return (
    <Section tone="soft" title={team.title} lead={team.lead}>
      <ul className={styles.Team}>
        {Object.entries(team.members).map(([file, [name, role, description]]) => (
          <li key={name}>
            <Drawing file={`portraits/${file}`} width={240} height={240} className={styles.Portrait} />
            <h3>{name}</h3>
            <p className={styles.Role}>{role}</p>
            <p className={styles.Description}>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Contact() {
  return (
    <Section id="contact" aria-labelledby="contact-title">
      <div className={styles.Contact}>
        <div className={styles.ContactWords}>
          <h2 id="contact-title">{contact.title}</h2>
          <p>{contact.lead}</p>
          <OperatorFacts />
        </div>
        <ContactForm />
      </div>
    </Section>
  );
}

/** A lazily loaded drawing for the lower part of a page; decorative, because the text beside it says the same. */
function Drawing({ file, ...rest }: ComponentProps<'img'> & { file: string }) {
  return <img src={drawings[`../../art/${file}.svg`]} alt="" loading="lazy" {...rest} />;
}
