import Check from '@lucide/icons/icons/check';
import { figures } from '@sharemore/platform/figures';
import { TextField } from '@sharemore/platform/forms/field';
import { FormProblem } from '@sharemore/platform/forms/form-problem';
import { Honeypot } from '@sharemore/platform/forms/honeypot';
import { useForm } from '@sharemore/platform/forms/use-form';
import { Button, ButtonLink, Icon, TextLink } from '@sharemore/platform/ui';
import { registrationForm } from '../../forms';
import { paths } from '../../paths';
import { OnTheList } from './on-the-list';
import { firstControlId, registerId } from './register-link';
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
  'We will not share your details with anyone',
];

/** Joins a company's waitlist; spec sections 4 and 8 define its states and texts. */
export function WaitlistForm({ slug, name, pipelineId }: WaitlistFormProps) {
  const form = useForm('registration', registrationForm);
  const { result, submitting, formProps, field } = form;
  return (
    <form {...formProps} className={styles.Form}>
      <FormProblem form={form} />
      {result?.status === 'accepted' && <OnTheList name={name} thanks={result.message} />}
      {pipelineId ? (
        <>
          <p>
            The waitlist is free. Joining later means a loan, {figures.platformFee.text} a month and half of
            any profit. Fees can be lost.
          </p>
          <input type="hidden" name="company" value={slug} />
          <input type="hidden" name="returnTo" value={`${paths.company(slug)}#${registerId}`} />
          <Honeypot />
          <fieldset className={styles.Fields} disabled={submitting}>
            <legend data-screen="never">Your details</legend>
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
        </>
      ) : (
        <>
          <p>We cannot take names for {name} online yet. Write to us and we will add you by hand.</p>
          <ButtonLink id={firstControlId} size="l" to={`/about?company=${encodeURIComponent(name)}#contact`}>
            Write to us
          </ButtonLink>
        </>
      )}
      <ul className={styles.Ticks}>
        {promises.map((promise) => (
          <li key={promise}>
            <Icon of={Check} size={20} />
            <span>{promise}</span>
          </li>
        ))}
      </ul>
      <p data-text="note">
        Priority access is to ShareMore: your employer’s plan is open to all who are eligible. The companies
        that run our systems handle your details for us: see our{' '}
        <TextLink href="/privacy">privacy policy</TextLink>.
      </p>
      <Button type="submit" size="l" busy={submitting} disabled={!pipelineId}>
        {submitting ? 'Submitting...' : 'Submit'}
      </Button>
      {!pipelineId && (
        <p data-text="note">Why this is closed: “Pipeline configuration not found. Please try again.”</p>
      )}
    </form>
  );
}
