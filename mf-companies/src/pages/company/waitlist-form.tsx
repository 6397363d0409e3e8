import Check from '@lucide/icons/icons/check';
import { figures } from '@sharemore/platform/figures';
import { EmailField, TextField } from '@sharemore/platform/forms/field';
import { FormResult } from '@sharemore/platform/forms/form-result';
import { Honeypot } from '@sharemore/platform/forms/honeypot';
import type { Form } from '@sharemore/platform/forms/use-checked-form';
import { useForm } from '@sharemore/platform/forms/use-form';
import { Button, Icon, TextLink } from '@sharemore/platform/ui';
import type { CompanyView } from '../../companies/company-view';
import { employerForm, registrationForm } from '../../forms';
import { paths } from '../../paths';
import { OnTheList } from './on-the-list';
import styles from './waitlist-form.module.css';

interface WaitlistFormProps {
  slug: string;
  /** Its pipeline is '' when nobody can register for this company yet. */
  view: CompanyView;
}

const promises = [
  'No obligation',
  'Priority access when the plan opens',
  'We will not share your details with anyone',
];

/**
 * Joins a company's waitlist; spec sections 4 and 8 define its states and texts. Where nobody can join yet, the same
 * fields ask staff to add the company.
 */
export function WaitlistForm(props: WaitlistFormProps) {
  return props.view.pipelineId ? <Registration {...props} /> : <Enquiry {...props} />;
}

function Registration({ slug, view }: WaitlistFormProps) {
  const form = useForm('registration', registrationForm);
  const { result, submitting, formProps } = form;
  return (
    <form {...formProps} className={styles.Form}>
      {result?.status === 'accepted' ? (
        <OnTheList slug={slug} view={view} thanks={result.message} />
      ) : (
        <FormResult form={form} />
      )}
      <p>{`The waitlist is free. Joining means a loan, ${figures.platformFee.text} a month, and giving up half of any profit. Fees can be lost.`}</p>
      <input type="hidden" name="company" value={slug} />
      <Details form={form} slug={slug} email="email" />
      <ul className={styles.Ticks}>
        {promises.map((promise) => (
          <li key={promise}>
            <Icon of={Check} size={20} />
            <span>{promise}</span>
          </li>
        ))}
      </ul>
      <Privacy before="Priority access is to ShareMore: your employer’s plan is open to all who are eligible. " />
      <Button type="submit" size="l" busy={submitting}>
        {submitting ? 'Submitting...' : 'Submit'}
      </Button>
    </form>
  );
}

function Enquiry({ slug, view: { name } }: WaitlistFormProps) {
  const form = useForm('employer', employerForm);
  const { submitting, formProps } = form;
  return (
    <form {...formProps} className={styles.Form}>
      <FormResult form={form} />
      <p>{`${name} isn’t open here yet. Ask us to add it, and we’ll write to you when there’s news. It costs nothing.`}</p>
      <input type="hidden" name="companyName" value={name} />
      <Details form={form} slug={slug} email="workEmail" />
      <Button type="submit" size="l" busy={submitting}>
        {submitting ? 'Submitting...' : 'Ask to be added'}
      </Button>
      <Privacy />
      <Button size="l" disabled>
        Submit
      </Button>
      <p data-text="note">
        You can’t submit to the waitlist yet, because ours for <span>{name}</span> isn’t set up. In our
        system’s words: “Pipeline configuration not found. Please try again.”
      </p>
    </form>
  );
}

interface DetailsProps {
  form: Form;
  slug: string;
  /** The name under which the address is sent. */
  email: 'email' | 'workEmail';
}

/** The visitor's fields, and where a form that is posted without script returns to. */
function Details({ form: { field, submitting }, slug, email }: DetailsProps) {
  return (
    <>
      <input type="hidden" name="returnTo" value={`${paths.company(slug)}#${registrationForm.place}`} />
      <Honeypot />
      <fieldset className={styles.Fields} disabled={submitting}>
        <legend data-screen="never">Your details</legend>
        <TextField {...field('firstName')} label="First name" autoComplete="given-name" required />
        <TextField {...field('lastName')} label="Last name" autoComplete="family-name" required />
        <EmailField {...field(email)} className={styles.Email} label="Work email address" />
      </fieldset>
    </>
  );
}

function Privacy({ before = '' }: { before?: string }) {
  return (
    <p data-text="note">
      <span>{`${before}The companies that run our systems handle your details for us: see our `}</span>
      <TextLink to="/privacy">privacy policy</TextLink>.
    </p>
  );
}
