import { memo, useId } from 'react';
import type { DirectoryPage } from '../../directory/directory';
import { directoryPath, type Filters } from '../../directory/filters';
import { SectorIcon } from '../../directory/sector-icon';
import { useFollowLinks } from '../../follow-links';
import styles from './industry-links.module.css';

interface IndustryLinksProps {
  filters: Filters;
  page: DirectoryPage;
}

/** The industries as links with counts, on wide screens; the form's native select does it on small ones. */
export const IndustryLinks = memo(function IndustryLinks({ filters, page }: IndustryLinksProps) {
  const heading = useId();
  const follow = useFollowLinks({ preventScrollReset: true });
  const industries = [
    { name: '', label: 'All industries', count: page.industries.reduce((sum, { count }) => sum + count, 0) },
    ...page.industries.map(({ name, count }) => ({ name, label: name, count })),
  ];
  return (
    <nav className={styles.Industries} aria-labelledby={heading}>
      <h2 id={heading} className={styles.Title}>
        Industry
      </h2>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links in it are what is clicked, by keys too */}
      <ul className={styles.List} onClick={follow}>
        {industries.map(({ name, label, count }) => (
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
});

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
      <a
        className={styles.Link}
        href={href}
        aria-current={isCurrent ? 'true' : undefined}
        data-empty={count === 0 ? '' : undefined}
      >
        {name ? <Icon sector={name} /> : <span />}
        <span>{label}</span> <span className={styles.Count}>{count.toLocaleString('en-GB')}</span>
      </a>
    </li>
  );
});

const Icon = memo(SectorIcon);
