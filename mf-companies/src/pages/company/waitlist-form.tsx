import Check from '@lucide/icons/icons/check';
import { figures } from '@sharemore/platform/figures';
import { EmailField, TextField } from '@sharemore/platform/forms/field';
import { FormResult } from '@sharemore/platform/forms/form-result';
import { Honeypot } from '@sharemore/platform/forms/honeypot';
import { useForm } from '@sharemore/platform/forms/use-form';
import { useFormOutcome } from '@sharemore/platform/page';
import { Button, Icon, TextLink } from '@sharemore/platform/ui';
import { Notice } from '@sharemore/platform/widgets/notice';
import { TellAColleague } from '@sharemore/platform/widgets/tell-a-colleague';
import { useEffect, useState } from 'react';
import type { CompanyView } from '../../companies/company-view';
import { employerForm, registrationForm } from '../../forms';
import { paths } from '../../paths';
import styles from './waitlist-form.module.css';

const promises = [
  'No obligation',
  'Priority access when the plan opens',
  'We will not share your details with anyone',
];

const priority = 'Priority access is to ShareMore, which has no tie with your employer. ';

/**
 * Joins a company's waitlist; spec sections 4 and 8 define its states and texts. Where nobody can join yet, the same
 * fields ask staff to add the company.
 */
export function WaitlistForm({ slug, view }: { slug: string; view: CompanyView }) {
  const { name } = view;
  const [wasClosed, setClosed] = useState(false);
  const isOpen = view.isOpen && !wasClosed;
  const words = isOpen ? registrationForm : employerForm;
  const registered = useFormOutcome('registration', registrationForm);
  const asked = useFormOutcome('employer', employerForm);
  // The waitlist may have opened or closed since the page was sent without script.
  const hasAsked = asked?.result.status === 'accepted';
  const former = isOpen ? hasAsked && asked : registered;
  const form = useForm(isOpen ? 'registration' : 'employer', words, undefined, former || null);
  const { result, errors, submitting, field, formProps } = form;
  // Refused though no field is wrong: the waitlist has closed while its page was open.
  if (isOpen && result?.status === 'invalid' && errors.length === 0) setClosed(true);
  const email = field(isOpen ? 'email' : 'workEmail');
  const mayAsk = !isOpen && result?.status !== 'accepted';
  const submit = isOpen ? 'Submit' : 'Ask to be added';
  return (
    <form {...formProps} className={styles.Form}>
      {result?.status === 'accepted' ? (
        <WhatNext
          slug={slug}
          view={view}
          isListed={result.message === registrationForm.success}
          thanks={result.message}
        />
      ) : (
        <FormResult form={form} />
      )}
      {isOpen && (
        <p>
          {`The waitlist is free. Joining means a loan, ${figures.platformFee.text} a month, and giving up half of any profit. Fees can be lost.`}
        </p>
      )}
      {mayAsk && (
        <p>{`Our waitlist for ${name} isn’t open yet. Ask to be added, and we’ll write to you when there’s news. It costs nothing.`}</p>
      )}
      <input type="hidden" name={isOpen ? 'company' : 'companyName'} value={isOpen ? slug : name} />
      <input type="hidden" name="returnTo" value={`${paths.company(slug)}#${registrationForm.place}`} />
      <Honeypot />
      <fieldset className={styles.Fields} disabled={submitting}>
        <legend data-screen="never">Your details</legend>
        <TextField {...field('firstName')} label="First name" autoComplete="given-name" required />
        <TextField {...field('lastName')} label="Last name" autoComplete="family-name" required />
        <EmailField
          {...email}
          defaultValue={email.defaultValue ?? registered?.values.email}
          className={styles.Email}
          label="Work email address"
        />
      </fieldset>
      {isOpen && (
        <ul className={styles.Ticks}>
          {promises.map((promise) => (
            <li key={promise}>
              <Icon of={Check} size={20} />
              <span>{promise}</span>
            </li>
          ))}
        </ul>
      )}
      <p data-text="note">
        <span>{`${isOpen ? priority : ''}Companies that run our systems handle your details: see our `}</span>
        <TextLink to="/privacy">privacy policy</TextLink>.
      </p>
      <Button type="submit" size="l" busy={submitting}>
        {submitting ? 'Submitting...' : submit}
      </Button>
      {mayAsk && (
        <>
          <Button size="l" disabled>
            Submit
          </Button>
          <p data-text="note">
            You can’t submit to the waitlist yet, because we haven’t set one up for <span>{name}</span>. In
            our system’s words: “Pipeline configuration not found. Please try again.”
          </p>
        </>
      )}
    </form>
  );
}

const thanksMs = 5000;
const lasting = 'You’re on the list. Your employer’s own invitation may reach you first.';

/**
 * The thanks, what happens when, and ways to tell a colleague. For who is listed, and has not only asked, a lasting text
 * replaces the thanks after five seconds (spec section 4).
 */
function WhatNext(props: { slug: string; view: CompanyView; isListed: boolean; thanks: string }) {
  const { slug, view, isListed, thanks } = props;
  const { name, nextLaunch = 'When it’s announced' } = view;
  const [isThanking, setThanking] = useState(true);
  useEffect(() => {
    const end = setTimeout(() => setThanking(false), thanksMs);
    return () => clearTimeout(end);
  }, []);
  return (
    <>
      <Notice tone="success" title={isThanking || !isListed ? thanks : lasting}>
        <dl className={styles.Next}>
          <dt>Today</dt>
          <dd>We keep your details. Nothing else happens, and you owe nothing.</dd>
          <dt>{nextLaunch}</dt>
          <dd>{`We write to you about the next ${name} plan${isListed ? '' : ', and whether its waitlist is open'}. Look out for your employer’s invitation too.`}</dd>
          <dt>Before the invitation closes</dt>
          <dd>You decide, with the costs and the risks in front of you.</dd>
        </dl>
      </Notice>
      <TellAColleague lead="Tell a colleague:" title={`${name} Sharesave`} />
      {/* In a new tab: these thanks would be gone after Back. A poster leads to a waitlist that is open. */}
      {isListed && view.isOpen && (
        <p data-paper="never">
          Or print a{' '}
          <TextLink to={paths.poster(slug)} target="_blank">
            poster for the wall at work
          </TextLink>{' '}
          (in a new tab).
        </p>
      )}
      <p data-text="note">
        To change or withdraw your details, <TextLink to="/about#contact">tell us</TextLink>.
      </p>
    </>
  );
}
