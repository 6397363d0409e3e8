import { EmailField } from '@sharemore/platform/forms/field';
import { FormResult } from '@sharemore/platform/forms/form-result';
import { Honeypot } from '@sharemore/platform/forms/honeypot';
import { postForm } from '@sharemore/platform/forms/post-form';
import { useForm } from '@sharemore/platform/forms/use-form';
import { PageHead, useSite } from '@sharemore/platform/page';
import { Button, Drawing, Hero, Section, TextLink } from '@sharemore/platform/ui';
import { ArticleList } from '../../article-list/article-list';
import { articles } from '../../catalogue';
import { newsletter } from '../../newsletter';
import { FeaturedResearch } from '../../research/featured-research';
import letter from './letter.svg?url&no-inline';
import styles from './news-page.module.css';

export function Component() {
  return (
    <>
      <PageHead
        title="News"
        description="Plain-English articles on Sharesave: how it works, what ShareMore’s loan and fee cost, what can go wrong, and how to decide."
      />
      <Hero
        eyebrow="News"
        title="Sharesave, thought through"
        lead="Plain answers to the questions that come up before, during and after a plan. Have the next article sent to you."
        art={<Drawing file={letter} />}
      >
        <NewsletterForm />
      </Hero>
      <Section title="Latest articles">
        <ArticleList articles={articles} />
      </Section>
      <FeaturedResearch />
    </>
  );
}

/** The newsletter sign-up. The server stores the address, and delivers it to the provider that is configured. */
export function NewsletterForm() {
  const { honeypotField } = useSite().newsletter;
  const form = useForm('newsletter', newsletter, async (values) => {
    const result = await postForm('newsletter', newsletter, values);
    // A filled honeypot blocks the sign-up (spec section 5). The server stores it separately for staff.
    return values[honeypotField] ? null : result;
  });

  return (
    <div id={newsletter.place} className={styles.Newsletter} data-paper="outcome">
      <form {...form.formProps} className={styles.Form} aria-label="Newsletter">
        <EmailField {...form.field('EMAIL')} label="Email address" className={styles.Field} />
        <Honeypot name={honeypotField} />
        <Button type="submit" busy={form.submitting}>
          Sign up
        </Button>
        {/* The only field shows its own error, so no summary repeats it. */}
        {form.errors.length === 0 && <FormResult form={form} />}
      </form>
      <p data-text="note">
        New articles by email, when there’s one worth your time. Unsubscribe whenever you like. Our{' '}
        <TextLink to="/privacy">privacy policy</TextLink> says what we keep.
      </p>
    </div>
  );
}
