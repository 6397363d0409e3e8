import { Section } from '@sharemore/platform/ui';
import { type ReactNode, useId } from 'react';
import { Actions } from './actions';
import styles from './layout.module.css';

interface ClosingBandProps {
  title: string;
  body: string;
  /** The links: one main way onwards first. */
  children: ReactNode;
}

/** The deep panel at the end of a page that says what to do next. */
export function ClosingBand({ title, body, children }: ClosingBandProps) {
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId}>
      <div className={styles.Band} data-tone="deep">
        <div>
          <h2 id={titleId}>{title}</h2>
          <p>{body}</p>
        </div>
        <Actions>{children}</Actions>
      </div>
    </Section>
  );
}
