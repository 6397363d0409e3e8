import { EmailField, TextField } from '@sharemore/platform/forms/field';
import { FormResult } from '@sharemore/platform/forms/form-result';
import { Honeypot } from '@sharemore/platform/forms/honeypot';
import { useForm } from '@sharemore/platform/forms/use-form';
import { Button, TextLink } from '@sharemore/platform/ui';
import { employerForm } from '../forms';
import styles from './request-employer-form.module.css';

/**
 * For visitors whose employer is not listed: sends a contact message to staff. `searched` is the name that had no
 * match, '' for none; it prefills the employer field.
 */
export function RequestEmployerForm({ searched }: { searched: string }) {
  const form = useForm('employer', employerForm);
  const employer = form.field('companyName');
  return (
    <form
      {...form.formProps}
      id={employerForm.place}
      className={styles.Form}
      data-paper="outcome"
      aria-label="Request your employer"
    >
      <FormResult form={form} />
      <input type="hidden" name="returnTo" value={employerForm.page} />
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
  );
}
