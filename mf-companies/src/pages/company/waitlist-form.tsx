import { FormProblem, useForm } from '@sharemore/platform/forms';
import { Button, Honeypot, Notice, TextField, TextLink } from '@sharemore/platform/ui';
import { Check } from 'lucide-react';
import { useRef } from 'react';
import { paths } from '../../paths';
import { registerId } from './register';
import styles from './waitlist-form.module.css';

export interface WaitlistFormProps {
  slug: string;
  name: string;
  /** '' when nobody can register for this company yet. */
  pipelineId: string;
}

const hideSuccessAfterMs = 5000;
const ticks = [
  'No obligation',
  'Priority access when the plan opens',
  'We will not share your details with anyone',
];

/** Joins a company's waitlist; every state and text is in spec sections 4 and 8. */
export function WaitlistForm({ slug, name, pipelineId }: WaitlistFormProps) {
  const hiding = useRef<ReturnType<typeof setTimeout>>(undefined);
  const form = useForm('registration', () => {
    clearTimeout(hiding.current);
    hiding.current = setTimeout(form.clear, hideSuccessAfterMs);
  });
  const { result, submitting, formProps, field } = form;

  return (
    <form
      {...formProps}
      className={styles.Form}
      onSubmit={(event) => {
        // A message that is about to hide belongs to the submission before this one.
        clearTimeout(hiding.current);
        formProps.onSubmit(event);
      }}
    >
      <FormProblem form={form} />
      {!pipelineId && (
        <Notice tone="error" live={false}>
          Pipeline configuration not found. Please try again.
        </Notice>
      )}
      <input type="hidden" name="companyName" value={name} />
      <input type="hidden" name="pipelineId" value={pipelineId} />
      <input type="hidden" name="returnTo" value={`${paths.company(slug)}#${registerId}`} />
      <Honeypot />
      <fieldset className={styles.Fields} disabled={submitting} aria-label="Your details">
        <TextField
          {...field('firstName')}
          label="First name"
          autoComplete="given-name"
          maxLength={100}
          required
        />
        <TextField
          {...field('lastName')}
          label="Last name"
          autoComplete="family-name"
          maxLength={100}
          required
        />
        <TextField
          {...field('email')}
          className={styles.Email}
          label="Work email address"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
        />
      </fieldset>
      <ul className={styles.Ticks}>
        {ticks.map((tick) => (
          <li key={tick}>
            <Check size={20} aria-hidden="true" />
            {tick}
          </li>
        ))}
      </ul>
      <p className={styles.Privacy}>
        We use your details to tell you about this plan, as our{' '}
        <TextLink to="/privacy">privacy policy</TextLink> says.
      </p>
      <Button type="submit" size="l" busy={submitting} disabled={!pipelineId}>
        {submitting ? 'Submitting...' : 'Submit'}
      </Button>
      {result?.status === 'accepted' && <Notice tone="success">{result.message}</Notice>}
    </form>
  );
}
