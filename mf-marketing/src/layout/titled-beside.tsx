import { Section } from '@sharemore/platform/ui';
import { type ComponentProps, useId } from 'react';
import styles from './layout.module.css';

/** A long section. On wide screens its title is sticky beside the content. */
export function TitledBeside({ title, children, ...rest }: ComponentProps<typeof Section>) {
  const titleId = useId();
  return (
    <Section {...rest} aria-labelledby={titleId}>
      <div className={styles.Beside}>
        <h2 id={titleId}>{title}</h2>
        <div>{children}</div>
      </div>
    </Section>
  );
}
