import { useSite } from '@sharemore/platform/page';
import { TextLink } from '@sharemore/platform/ui';
import { Fragment } from 'react';
import styles from './operator-facts.module.css';

/** The operator behind the site, from the operator's settings. */
export function OperatorFacts() {
  const { operator } = useSite();
  const facts: [term: string, text: string, href?: string][] = [
    ['Company', operator.legalName],
    ['Company number', operator.number],
    ['Registered office', operator.address],
    ['What we are', operator.status],
    ['Email', operator.email, `mailto:${operator.email}`],
    ['Complaints', 'How to complain about our service', operator.complaintsUrl],
  ];
  return (
    <>
      {operator.isExample && (
        <p data-text="note">Some or all of these details are examples and belong to nobody.</p>
      )}
      <dl className={styles.Facts}>
        {facts.map(([term, text, href]) => (
          <Fragment key={term}>
            <dt>{term}</dt>
            <dd>{href ? <TextLink href={href}>{text}</TextLink> : text}</dd>
          </Fragment>
        ))}
      </dl>
    </>
  );
}
