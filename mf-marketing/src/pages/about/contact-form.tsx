import { EmailField, TextArea, TextField } from '@sharemore/platform/forms/field';
import { FormResult } from '@sharemore/platform/forms/form-result';
import { Honeypot } from '@sharemore/platform/forms/honeypot';
import { useForm } from '@sharemore/platform/forms/use-form';
import { Button, TextLink } from '@sharemore/platform/ui';
import { useSearchParams } from 'react-router-dom';
import { contactForm } from '../../content/contact-form';
import styles from './about-page.module.css';

const half = { className: styles.Half, required: true };

/** The contact form (spec sections 4, 5 and 8). It also works without script. */
export function ContactForm() {
  const form = useForm('contact', contactForm);
  const { submitting, formProps, field } = form;
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
      <TextField {...field('firstName')} {...half} label="First name" autoComplete="given-name" />
      <TextField {...field('lastName')} {...half} label="Last name" autoComplete="family-name" />
      <EmailField {...field('workEmail')} {...half} label="Work email address" />
      <TextField {...field('companyName')} label="Company name" autoComplete="organization" {...half} />
      <TextArea
        {...message}
        defaultValue={message.defaultValue ?? query.get('message') ?? undefined}
        label="Message"
        rows={6}
        required
      />
      <Honeypot />
      <div className={styles.Submit}>
        <Button type="submit" size="l" busy={submitting}>
          {submitting ? 'Submitting...' : 'Send message'}
        </Button>
        <p data-text="note">
          We use your details to answer you, as our <TextLink to="/privacy">privacy policy</TextLink>{' '}
          explains.
        </p>
      </div>
    </form>
  );
}
