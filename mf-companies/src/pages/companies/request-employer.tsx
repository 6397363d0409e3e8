import { EmailField, TextField } from '@sharemore/platform/forms/field';
import { FormResult } from '@sharemore/platform/forms/form-result';
import { Honeypot } from '@sharemore/platform/forms/honeypot';
import { useForm } from '@sharemore/platform/forms/use-form';
import { useSite } from '@sharemore/platform/page';
import { Button, TextLink } from '@sharemore/platform/ui';
import { employerForm } from '../../forms';
import styles from './request-employer.module.css';

/** The query of the mail link: a subject, and a body that starts with the answer that the team needs. */
const mail = 'subject=Please%20add%20my%20employer&body=My%20employer%20is%3A%20';

/**
 * For visitors whose employer is not listed: sends a contact message to staff. `searched` is the name that had no
 * match, '' for none; it prefills the employer field.
 */
export function RequestEmployer({ searched }: { searched: string }) {
  const { employerRequestEmail } = useSite().operator;
  const form = useForm('employer', employerForm);
  const employer = form.field('companyName');
  return (
    <div className={styles.Request}>
      <h3>Can't find your employer?</h3>
      <p>Tell us where you work. We’ll look into your company’s Sharesave plan and let you know.</p>
      <form
        {...form.formProps}
        id={employerForm.place}
        className={styles.Form}
        data-paper="outcome"
        aria-label="Request your employer"
      >
        <FormResult form={form} />
        <Honeypot />
        <div className={styles.Fields}>
          <TextField
            {...employer}
            defaultValue={employer.defaultValue ?? searched}
            label="Your employer"
            autoComplete="organization"
            required
          />
          <EmailField {...form.field('workEmail')} label="Work email address" />
        </div>
        <div className={styles.Submit}>
          <Button type="submit" variant="secondary" busy={form.submitting}>
            {form.submitting ? 'Submitting...' : 'Send request'}
          </Button>
          <p>
            We use your details to answer you, as our <TextLink to="/privacy">privacy policy</TextLink>{' '}
            explains.
          </p>
        </div>
      </form>
      <p>
        Or by email:{' '}
        <TextLink href={`mailto:${employerRequestEmail}?${mail}${encodeURIComponent(searched)}`}>
          Request your employer
        </TextLink>
      </p>
    </div>
  );
}
