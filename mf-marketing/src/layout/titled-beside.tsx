import { Section } from '@sharemore/platform/ui';
import { type ReactNode, useId } from 'react';
import styles from './layout.module.css';

interface TitledBesideProps {
  id?: string;
  tone?: 'plain' | 'soft' | 'deep';
  title: string;
  children: ReactNode;
}

/** A long section. On wide screens its title is sticky beside the content. */
export function TitledBeside({ title, children, ...rest }: TitledBesideProps) {
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
