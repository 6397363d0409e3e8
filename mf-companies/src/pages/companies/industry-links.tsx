import { grouped } from '@sharemore/platform/money';
import { memo, useId } from 'react';
import { Link } from 'react-router-dom';
import type { DirectoryPage } from '../../directory/directory';
import { directoryPath, type Filters } from '../../directory/filters';
import { SectorIcon } from '../../directory/sector-icon';
import styles from './industry-links.module.css';

interface IndustryLinksProps {
  filters: Filters;
  page: DirectoryPage;
}

/** The industries as links with counts, on wide screens; the form's native select does it on small ones. */
export function IndustryLinks({ filters, page: { industries, inAllIndustries } }: IndustryLinksProps) {
  const heading = useId();
  const links = [
    { name: '', label: 'All industries', count: inAllIndustries },
    ...industries.map(({ name, count }) => ({ name, label: name, count })),
  ];
  return (
    <nav className={styles.Industries} aria-labelledby={heading}>
      <h2 id={heading} className={styles.Title}>
        Industry
      </h2>
      <ul className={styles.List}>
        {links.map(({ name, label, count }) => (
          <Industry
            key={name}
            name={name}
            label={label}
            count={count}
            href={directoryPath({ ...filters, industry: name, page: 1 })}
            isCurrent={filters.industry === name}
          />
        ))}
      </ul>
    </nav>
  );
}

interface IndustryProps {
  /** '' for all of them. */
  name: string;
  label: string;
  count: number;
  href: string;
  isCurrent: boolean;
}

const Industry = memo(function Industry({ name, label, count, href, isCurrent }: IndustryProps) {
  return (
    <li>
      <Link
        className={styles.Link}
        to={href}
        preventScrollReset
        aria-current={isCurrent ? 'true' : undefined}
      >
        {name ? <SectorIcon sector={name} /> : <span />}
        <span>{label}</span> <span className={styles.Count}>{grouped(count)}</span>
      </Link>
    </li>
  );
});
