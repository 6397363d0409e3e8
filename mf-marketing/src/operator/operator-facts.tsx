import { useSite } from '@sharemore/platform/page';
import { TextLink } from '@sharemore/platform/ui';
import { Fragment } from 'react';
import { exampleNote, factsOf } from '../content/operator';
import styles from './operator-facts.module.css';

/** The operator behind the site, from the operator's settings. */
export function OperatorFacts() {
  const { operator } = useSite();
  return (
    <>
      {operator.isExample && <p data-text="note">{exampleNote}</p>}
      <dl className={styles.Facts}>
        {factsOf(operator).map(([term, text, href]) => (
          <Fragment key={term}>
            <dt>{term}</dt>
            <dd>{href ? <TextLink href={href}>{text}</TextLink> : text}</dd>
          </Fragment>
        ))}
      </dl>
    </>
  );
}
