import { TextField } from '@sharemore/platform/forms/field';
import { Honeypot } from '@sharemore/platform/forms/honeypot';
import { postForm } from '@sharemore/platform/forms/post-form';
import { useCheckedForm } from '@sharemore/platform/forms/use-checked-form';
import { useFormOutcome, useHydrated, useSite } from '@sharemore/platform/page';
import { Button, TextLink } from '@sharemore/platform/ui';
import { Notice } from '@sharemore/platform/widgets/notice';
import { newsletter } from './newsletter';
import styles from './newsletter-form.module.css';

const FRAME = 'newsletter-frame';

/**
 * The newsletter sign-up. Our own endpoint gets it like any form of the site. A provider gets a native post into a
 * hidden frame, and its response is ignored (spec section 7); without script the browser shows that response.
 */
export function NewsletterForm() {
  const { action, honeypotField } = useSite().newsletter;
  const isOwn = action.startsWith('/');
  const hydrated = useHydrated();
  const form = useCheckedForm(
    'newsletter',
    async (values, element) => {
      const isTrapped = Boolean(values[honeypotField]);
      if (isOwn) {
        // A filled honeypot blocks the sign-up (spec section 5). Our server stores it separately for staff.
        const result = await postForm('newsletter', newsletter, values);
        return isTrapped ? null : result;
      }
      if (isTrapped) return null;
      element.submit();
      return { status: 'accepted', message: newsletter.success, id: '', delivery: 'queued' };
    },
    useFormOutcome('newsletter', newsletter),
  );

  return (
    <div id={newsletter.place} className={styles.Newsletter} data-paper="outcome">
      <form
        {...form.formProps}
        method="post"
        action={action}
        target={hydrated && !isOwn ? FRAME : undefined}
        className={styles.Form}
        aria-label="Newsletter"
      >
        <TextField
          {...form.field('EMAIL')}
          label="Email address"
          type="email"
          required
          autoComplete="email"
          className={styles.Field}
        />
        <Honeypot name={honeypotField} />
        {isOwn && <input type="hidden" name="returnTo" value={newsletter.page} />}
        <Button type="submit" busy={form.submitting}>
          Sign up
        </Button>
        {/* The only field shows its own error, so no summary repeats it. */}
        {form.result && form.errors.length === 0 && (
          <Notice tone={form.result.status === 'accepted' ? 'success' : 'error'}>
            {form.result.message}
          </Notice>
        )}
      </form>
      <p data-text="note">
        New articles by email, when there is one worth your time. Unsubscribe whenever you like. Our{' '}
        <TextLink to="/privacy">privacy policy</TextLink> says what we keep.
      </p>
      {!isOwn && <iframe name={FRAME} title="Newsletter sign-up" hidden />}
    </div>
  );
}
