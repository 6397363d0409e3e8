import { useSite } from '@sharemore/platform/page';
import { TextLink } from '@sharemore/platform/ui';
import { exampleNote, labels } from '../content/company';
import styles from './company-facts.module.css';

/** The company behind the site, from the operator's settings. */
export function CompanyFacts() {
  const { company } = useSite();
  return (
    <>
      {company.isExample && <p data-text="note">{exampleNote}</p>}
      <dl className={styles.Facts}>
        <dt>{labels.legalName}</dt>
        <dd>{company.legalName}</dd>
        <dt>{labels.number}</dt>
        <dd>{company.number}</dd>
        <dt>{labels.address}</dt>
        <dd>{company.address}</dd>
        <dt>{labels.status}</dt>
        <dd>{company.status}</dd>
        <dt>{labels.email}</dt>
        <dd>
          <TextLink href={`mailto:${company.email}`}>{company.email}</TextLink>
        </dd>
        <dt>{labels.complaints}</dt>
        <dd>
          <TextLink href={company.complaintsUrl}>{labels.complaintsLink}</TextLink>
        </dd>
      </dl>
    </>
  );
}
