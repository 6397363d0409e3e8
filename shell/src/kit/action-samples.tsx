import { Button, ButtonLink, type ButtonLook, Section, Spinner, TextLink } from '@sharemore/platform/ui';
import styles from './kit.module.css';

const variants: NonNullable<ButtonLook['variant']>[] = ['primary', 'secondary', 'quiet'];
const sizes: NonNullable<ButtonLook['size']>[] = ['s', 'm', 'l'];

export function ActionSamples() {
  return (
    <>
      <Section title="Buttons and links" tone="soft">
        {variants.map((variant) => (
          <div key={variant} className={styles.Row}>
            {sizes.map((size) => (
              <Button key={size} variant={variant} size={size}>
                Join the waitlist
              </Button>
            ))}
            <Button variant={variant} disabled>
              Disabled
            </Button>
            <Button variant={variant} busy>
              Submitting...
            </Button>
          </div>
        ))}
        <p className={styles.Row}>
          <TextLink to="/faq">A link within the site</TextLink>
          <TextLink href="https://www.gov.uk">A link that leaves it</TextLink>
          <Spinner />
        </p>
      </Section>
      <Section
        title="The deep band"
        tone="deep"
        lead="The same primitives on the evergreen ground."
        align="center"
      >
        <div className={styles.Row}>
          {variants.map((variant) => (
            <ButtonLink key={variant} to="/join-sharemore" variant={variant}>
              Join ShareMore
            </ButtonLink>
          ))}
        </div>
      </Section>
    </>
  );
}
