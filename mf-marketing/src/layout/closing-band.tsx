import { ButtonLink, Section } from '@sharemore/platform/ui';
import { type ReactNode, useId } from 'react';
import type { LinkWords, TitledWords } from '../content/page-words';
import { Actions } from './actions';
import styles from './layout.module.css';

interface ClosingBandProps extends TitledWords {
  /** The first one is the primary action. */
  links: LinkWords[];
  /** Shown after the links. */
  children?: ReactNode;
}

/** The dark panel at the end of a page: what to do next. */
export function ClosingBand({ title, body, links, children }: ClosingBandProps) {
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId}>
      <div className={styles.Band} data-tone="deep">
        <div>
          <h2 id={titleId}>{title}</h2>
          <p>{body}</p>
        </div>
        <Actions>
          {links.map(({ to, text }, index) => (
            <ButtonLink key={to} to={to} size="l" variant={index > 0 ? 'secondary' : undefined}>
              {text}
            </ButtonLink>
          ))}
          {children}
        </Actions>
      </div>
    </Section>
  );
}
