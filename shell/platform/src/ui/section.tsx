import { type ComponentProps, type ReactNode, Suspense, useId } from 'react';
import { classNames } from './class-names';
import styles from './section.module.css';

export interface SectionProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The background: the page's, a soft green-grey, or deep evergreen for emphasis. */
  tone?: 'plain' | 'soft' | 'deep';
  /** `text` limits the content to the width of running text. */
  width?: 'text';
  title?: ReactNode;
  lead?: ReactNode;
}

/** A full-width band of a page with its heading (h2). Hydrates in its own task, early when the visitor touches it. */
export function Section({ tone = 'plain', width, title, lead, className, children, ...rest }: SectionProps) {
  const headingId = useId();
  // A `<section>` has a heading; one that only a label names is a region all the same.
  const Band = title ? 'section' : 'div';
  return (
    <Suspense>
      <Band
        role={!title && (rest['aria-label'] || rest['aria-labelledby']) ? 'region' : undefined}
        aria-labelledby={title ? headingId : undefined}
        {...rest}
        className={classNames(styles.Section, className)}
        data-tone={tone}
        data-width={width}
      >
        {title && (
          <div className={styles.Head}>
            <h2 id={headingId}>{title}</h2>
            {lead && <p className={styles.Lead}>{lead}</p>}
          </div>
        )}
        {children}
      </Band>
    </Suspense>
  );
}
