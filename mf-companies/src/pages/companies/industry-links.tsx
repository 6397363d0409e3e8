import { grouped } from '@sharemore/platform/money';
import { TextLink } from '@sharemore/platform/ui';
import { useId } from 'react';
import type { DirectoryPage } from '../../directory/directory';
import { directoryPath, type Filters } from '../../directory/filters';
import { SectorIcon } from '../../directory/sector-icon';
import styles from './industry-links.module.css';

/** The industries as links with counts, on wide screens only; small screens use the form's select. */
export function IndustryLinks({ filters, page }: { filters: Filters; page: DirectoryPage }) {
  const heading = useId();
  return (
    <nav className={styles.Industries} aria-labelledby={heading}>
      <h2 id={heading} className={styles.Title}>
        Industry
      </h2>
      <ul className={styles.List}>
        {[{ name: '', count: page.inAllIndustries }, ...page.industries].map(({ name, count }) => (
          <li key={name}>
            <TextLink
              className={styles.Link}
              to={directoryPath({ ...filters, industry: name, page: 1 })}
              preventScrollReset
              aria-current={filters.industry === name ? 'true' : undefined}
            >
              {name ? <SectorIcon sector={name} /> : <span />}
              <span>{name || 'All industries'}</span> <span className={styles.Count}>{grouped(count)}</span>
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
