import { PageHead } from '@sharemore/platform/page';
import { Slot } from '@sharemore/platform/slots';
import { fourSteps } from '@sharemore/platform/story';
import { ButtonLink, Drawing, Section, TextLink } from '@sharemore/platform/ui';
import { Steps } from '@sharemore/platform/widgets/steps';
import type { CompanyView } from '../../companies/company-view';
import { SampleNotice } from '../../company-notices';
import { registrationForm } from '../../forms';
import styles from './company-found.module.css';
import { CompanyHero, toWaitlist } from './company-hero';
import { Outlook } from './outlook';
import question from './question.svg?url&no-inline';
import { WaitlistForm } from './waitlist-form';

export function CompanyFound({ slug, view }: { slug: string; view: CompanyView }) {
  const { name } = view;
  return (
    <>
      <PageHead
        title={`${name} Sharesave`}
        description={`Work at ${name}? ${view.isOpen ? 'Join' : 'Ask to be added to'} the waitlist for its next Sharesave. A loan pays the money back to you each month. It costs a monthly fee, which can be lost.`}
      />
      <CompanyHero name={name} view={view} />
      <Section aria-label="What the plan could bring, and how to join">
        <div className={styles.Main}>
          <section
            id={registrationForm.place}
            className={styles.Register}
            data-paper="outcome"
            aria-labelledby="register-title"
          >
            <h2 id="register-title">{`Join the ${name} waitlist`}</h2>
            <WaitlistForm slug={slug} view={view} />
          </section>
          <div className={styles.Outlook}>
            <SampleNotice origin={view.origin} />
            <Outlook view={view} />
          </div>
        </div>
      </Section>
      <Slot
        name="what-if"
        loading="lazy"
        data={{ company: name }}
        fallback={
          <Section width="text">
            <TextLink to="/how-it-works#what-if">See what different share prices would mean</TextLink>
          </Section>
        }
      />
      <Section title="A reminder of how ShareMore works">
        <Steps items={fourSteps} />
        <div className={styles.Action}>
          <ButtonLink href={toWaitlist}>Register your interest</ButtonLink>
        </div>
      </Section>
      <Section tone="soft" className={styles.Questions} data-paper="never" title="Still have questions?">
        <div className={styles.Buttons}>
          <ButtonLink to="/faq">FAQs</ButtonLink>
          <ButtonLink to="/about#contact" variant="secondary">
            Contact us
          </ButtonLink>
        </div>
        <Drawing file={question} />
      </Section>
      <Section tone="soft" width="text" aria-label="About this page">
        <p className={styles.Disclaimer} data-text="note">
          ShareMore has no current relationship with <span>{name}</span>.{' '}
          <span>
            {view.origin === 'sheet'
              ? 'Its information comes from third parties and public stock exchange records, and may be out of date.'
              : 'Its information is invented.'}
          </span>{' '}
          Nothing here is an offer to buy or sell shares, or tax or legal advice. Investing carries risk.
        </p>
      </Section>
    </>
  );
}
