import { useFormSubmission } from '@sharemore/platform/forms';
import {
  Button,
  ErrorSummary,
  Honeypot,
  Notice,
  TextArea,
  TextField,
  TextLink,
} from '@sharemore/platform/ui';
import { contact, contactOutcome } from '../../content/about';
import styles from './about-page.module.css';

/** The contact form with its states and texts (spec sections 4, 5 and 8); it posts without script too. */
export function ContactForm() {
  const { state, submitting, formProps, field, errors } = useFormSubmission({
    form: 'contact',
    action: '/api/contact',
    successMessage: contactOutcome.success,
    failureMessage: contactOutcome.failure,
  });
  const { fields, privacy } = contact;
  return (
    <form {...formProps} aria-labelledby="contact-title" className={styles.Form}>
      {state.status === 'success' && (
        <div ref={bringIntoView}>
          <Notice tone="success">{state.message}</Notice>
        </div>
      )}
      {state.status === 'error' && (
        <div ref={bringIntoView}>
          {/* One text for every failure (spec section 8), also where a post without script got the server's own. */}
          <Notice tone="error">{contactOutcome.failure}</Notice>
        </div>
      )}
      {errors.length > 0 && <ErrorSummary title={contact.errorTitle} errors={errors} />}
      <input type="hidden" name="returnTo" value="/about" />
      <TextField
        {...field('firstName')}
        label={fields.firstName}
        autoComplete="given-name"
        required
        className={styles.Half}
      />
      <TextField
        {...field('lastName')}
        label={fields.lastName}
        autoComplete="family-name"
        required
        className={styles.Half}
      />
      <TextField
        {...field('workEmail')}
        label={fields.workEmail}
        type="email"
        autoComplete="email"
        required
        className={styles.Half}
      />
      <TextField
        {...field('companyName')}
        label={fields.companyName}
        autoComplete="organization"
        required
        className={styles.Half}
      />
      <TextArea {...field('message')} label={fields.message} rows={6} required />
      <Honeypot />
      <div className={styles.Submit}>
        <Button type="submit" size="l" busy={submitting}>
          {submitting ? contact.submitting : contact.submit}
        </Button>
        <p className={styles.Small}>
          {privacy.before}
          <TextLink to="/privacy">{privacy.link}</TextLink>
          {privacy.after}
        </p>
      </div>
    </form>
  );
}

/** On a small screen the button is far below the outcome that it brings. */
function bringIntoView(outcome: HTMLElement | null) {
  outcome?.scrollIntoView({ block: 'nearest' });
}
