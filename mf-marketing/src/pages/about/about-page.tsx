import { EmailField, TextArea, TextField } from '@sharemore/platform/forms/field';
import { FormResult } from '@sharemore/platform/forms/form-result';
import { Honeypot } from '@sharemore/platform/forms/honeypot';
import { useForm } from '@sharemore/platform/forms/use-form';
import { PageHead } from '@sharemore/platform/page';
import { Button, Hero, Section, TextLink } from '@sharemore/platform/ui';
import { Card, CardGrid } from '@sharemore/platform/widgets/card';
import { RunningText } from '@sharemore/platform/widgets/running-text';
import { Stats } from '@sharemore/platform/widgets/stats';
import type { ComponentProps } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Scene } from '../../art/scene';
import { contact, direction, mission, statistics, team, top, whyItMatters } from '../../content/about';
import { contactForm } from '../../content/contact-form';
import { Source } from '../../layout/layout';
import { OperatorFacts } from '../../operator/operator-facts';
import styles from './about-page.module.css';

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

const half = { className: styles.Half, required: true };

/** The contact form (spec sections 4, 5 and 8). It also works without script. */
function ContactForm() {
  const form = useForm('contact', contactForm);
  const { submitting, formProps, field } = form;
  const message = field('message');
  const [query] = useSearchParams();
  return (
    <form
      {...formProps}
      id={contactForm.place}
      aria-labelledby="contact-title"
      className={styles.Form}
      data-paper="outcome"
    >
      <FormResult form={form} />
      <TextField {...field('firstName')} {...half} label="First name" autoComplete="given-name" />
      <TextField {...field('lastName')} {...half} label="Last name" autoComplete="family-name" />
      <EmailField {...field('workEmail')} {...half} label="Work email address" />
      <TextField {...field('companyName')} label="Company name" autoComplete="organization" {...half} />
      <TextArea
        {...message}
        defaultValue={message.defaultValue ?? query.get('message') ?? undefined}
        label="Message"
        rows={6}
        required
      />
      <Honeypot />
      <div className={styles.Submit}>
        <Button type="submit" size="l" busy={submitting}>
          {submitting ? 'Submitting...' : 'Send message'}
        </Button>
        <p data-text="note">
          We use your details to answer you, as our <TextLink to="/privacy">privacy policy</TextLink>{' '}
          explains.
        </p>
      </div>
    </form>
  );
}

/** A lazily loaded drawing for the lower part of a page; decorative, because the text beside it says the same. */
function Drawing({ file, ...rest }: ComponentProps<'img'> & { file: string }) {
  return <img src={drawings[`../../art/${file}.svg`]} alt="" loading="lazy" {...rest} />;
}
