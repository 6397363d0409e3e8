import { FormProblem, Honeypot, TextField, useForm } from '@sharemore/platform/forms';
import { Button, TextLink } from '@sharemore/platform/ui';
import { Notice } from '@sharemore/platform/widgets';
import { Check } from 'lucide-react';
import { paths } from '../../paths';
import { OnTheList } from './on-the-list';
import { registerId } from './register-link';
import styles from './waitlist-form.module.css';

interface WaitlistFormProps {
  slug: string;
  name: string;
  /** '' when nobody can register for this company yet. */
  pipelineId: string;
}

const promises = [
  'No obligation',
  'Priority access when the plan opens',
  'We will not share your details with anyone (outside this service, until you apply to join)',
];

/** Joins a company's waitlist; spec sections 4 and 8 define its states and texts. */
export function WaitlistForm({ slug, name, pipelineId }: WaitlistFormProps) {
  const form = useForm('registration');
  const { result, submitting, formProps, field } = form;
  const isOpen = pipelineId !== '';

  return (
    <form {...formProps} className={styles.Form}>
      <FormProblem form={form} />
      {result?.status === 'accepted' && <OnTheList name={name} thanks={result.message} />}
      {!isOpen && (
        <Notice tone="error" live={false}>
          <p>Pipeline configuration not found. Please try again.</p>
          <p>
            If it keeps happening,{' '}
            <TextLink to={`/about?company=${encodeURIComponent(name)}#contact`}>write to us</TextLink>: we
            will put you on the list by hand.
          </p>
        </Notice>
      )}
      <input type="hidden" name="company" value={slug} />
      <input type="hidden" name="returnTo" value={`${paths.company(slug)}#${registerId}`} />
      <Honeypot />
      <fieldset className={styles.Fields} disabled={submitting || !isOpen} aria-label="Your details">
        <TextField {...field('firstName')} label="First name" autoComplete="given-name" required />
        <TextField {...field('lastName')} label="Last name" autoComplete="family-name" required />
        <TextField
          {...field('email')}
          className={styles.Email}
          label="Work email address"
          type="email"
          autoComplete="email"
          required
        />
      </fieldset>
      <ul className={styles.Ticks}>
        {promises.map((promise) => (
          <li key={promise}>
            <Check size={20} />
            <span>{promise}</span>
          </li>
        ))}
      </ul>
      <p className={styles.Privacy}>
        We use your details to tell you about this plan, as our{' '}
        <TextLink href="/privacy">privacy policy</TextLink> says.
      </p>
      <Button type="submit" size="l" busy={submitting} disabled={!isOpen}>
        {submitting ? 'Submitting...' : 'Submit'}
      </Button>
    </form>
  );
}
