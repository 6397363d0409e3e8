import { useFormOutcome, useHydrated, useSite } from '@sharemore/platform/page';
import { Button, Honeypot, Notice, TextField } from '@sharemore/platform/ui';
import { type SubmitEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import styles from './newsletter-form.module.css';

const FRAME = 'newsletter-frame';
/** Spec section 4. */
const SIGNED_UP = "Sign up successful! Welcome to ShareMore's newsletter mailing list.";

/**
 * The newsletter sign-up: a native form post to the mailing list's endpoint, into a hidden frame whose answer
 * nobody reads (spec section 7). Without script it posts in the open: our own endpoint then leads back to the page,
 * a provider's shows its own answer.
 */
export function NewsletterForm() {
  const { action, honeypotField } = useSite().newsletter;
  const isOwn = action.startsWith('/');
  const outcome = useFormOutcome('newsletter');
  const hasScript = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [sent, setSent] = useState(false);

  function send(event: SubmitEvent<HTMLFormElement>) {
    const trap = new FormData(event.currentTarget).get(honeypotField);
    if (trap) event.preventDefault();
    else setSent(true);
  }

  return (
    <div id="newsletter" className={styles.Newsletter}>
      <form
        ref={form}
        method="post"
        action={action}
        target={hasScript ? FRAME : undefined}
        onSubmit={send}
        className={styles.Form}
        aria-label="Newsletter"
      >
        <TextField
          label="Email address"
          name="EMAIL"
          type="email"
          required
          autoComplete="email"
          defaultValue={outcome?.values.EMAIL}
          error={outcome?.result.status === 'invalid' ? outcome.result.fields.EMAIL : undefined}
          className={styles.Field}
        />
        <Honeypot name={honeypotField} />
        {!hasScript && isOwn && <input type="hidden" name="returnTo" value={paths.news} />}
        <Button type="submit">Sign up</Button>
      </form>
      {sent ? (
        <Notice tone="success">{SIGNED_UP}</Notice>
      ) : (
        outcome && (
          <Notice tone={outcome.result.status === 'accepted' ? 'success' : 'error'}>
            {outcome.result.message}
          </Notice>
        )
      )}
      <p className={styles.Small}>
        New articles by email, when there is one worth your time. Leave whenever you like. Our{' '}
        <Link to="/privacy">privacy policy</Link> says what we keep.
      </p>
      {/* Clearing the field waits for the frame: a form that changes while it is being sent would lose its value. */}
      <iframe name={FRAME} title="Newsletter sign-up" hidden onLoad={() => sent && form.current?.reset()} />
    </div>
  );
}
