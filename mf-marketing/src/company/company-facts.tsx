import { useSite } from '@sharemore/platform/page';
import { TextLink } from '@sharemore/platform/ui';
import { Fragment } from 'react';
import { exampleNote, factsOf } from '../content/company';
import styles from './company-facts.module.css';

/** The company behind the site, from the operator's settings. */
export function CompanyFacts() {
  const { company } = useSite();
  return (
    <>
      {company.isExample && <p data-text="note">{exampleNote}</p>}
      <dl className={styles.Facts}>
        {factsOf(company).map(([term, text, href]) => (
          <Fragment key={term}>
            <dt>{term}</dt>
            <dd>{href ? <TextLink href={href}>{text}</TextLink> : text}</dd>
          </Fragment>
        ))}
      </dl>
    </>
  );
}
