import { EmailField, TextArea, TextField } from '@sharemore/platform/forms/field';
import { FormResult } from '@sharemore/platform/forms/form-result';
import { Honeypot } from '@sharemore/platform/forms/honeypot';
import { useForm } from '@sharemore/platform/forms/use-form';
import { Button, TextLink } from '@sharemore/platform/ui';
import { useSearchParams } from 'react-router-dom';
import { contact } from '../../content/about';
import { contactForm } from '../../content/contact-form';
import styles from './about-page.module.css';

const half = { className: styles.Half, required: true };

/** The contact form (spec sections 4, 5 and 8). It also works without script. */
export function ContactForm() {
  const form = useForm('contact', contactForm);
  const { submitting, formProps, field } = form;
  const { fields, privacy } = contact;
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
      <input type="hidden" name="returnTo" value={contactForm.page} />
      <TextField {...field('firstName')} {...half} label={fields.firstName} autoComplete="given-name" />
      <TextField {...field('lastName')} {...half} label={fields.lastName} autoComplete="family-name" />
      <EmailField {...field('workEmail')} {...half} label={fields.workEmail} />
      <TextField {...field('companyName')} label={fields.companyName} autoComplete="organization" {...half} />
      <TextArea
        {...message}
        defaultValue={message.defaultValue ?? query.get('message') ?? undefined}
        label={fields.message}
        rows={6}
        required
      />
      <Honeypot />
      <div className={styles.Submit}>
        <Button type="submit" size="l" busy={submitting}>
          {submitting ? contact.submitting : contact.submit}
        </Button>
        <p data-text="note">
          {privacy.before}
          <TextLink to="/privacy">{privacy.link}</TextLink>
          {privacy.after}
        </p>
      </div>
    </form>
  );
}
