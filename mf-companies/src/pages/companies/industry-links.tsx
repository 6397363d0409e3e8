import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { DirectoryPage } from '../../directory/directory';
import { directoryPath, type Filters } from '../../directory/filters';
import { SectorIcon } from '../../directory/sector-icon';
import styles from './industry-links.module.css';

/** The industries as links with counts, on wide screens; the form's native select does it on small ones. */
export function IndustryLinks({ filters, page }: { filters: Filters; page: DirectoryPage }) {
  const heading = useId();
  const industries = [
    { name: '', label: 'All industries', count: page.industries.reduce((sum, { count }) => sum + count, 0) },
    ...page.industries.map(({ name, count }) => ({ name, label: name, count })),
  ];
  return (
    <nav className={styles.Industries} aria-labelledby={heading}>
      <h2 id={heading} className={styles.Title}>
        Industry
      </h2>
      <ul className={styles.List}>
        {industries.map(({ name, label, count }) => (
          <li key={name}>
            <Link
              className={styles.Link}
              to={directoryPath({ ...filters, industry: name, page: 1 })}
              aria-current={filters.industry === name ? 'true' : undefined}
              data-empty={count === 0 ? '' : undefined}
              preventScrollReset
            >
              {name ? <SectorIcon sector={name} /> : <span />}
              <span>{label}</span> <span className={styles.Count}>{count.toLocaleString('en-GB')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
