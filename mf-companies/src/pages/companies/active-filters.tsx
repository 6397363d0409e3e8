import { VisuallyHidden } from '@sharemore/platform/ui';
import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { directoryPath, type Filters, sizeBuckets } from '../../directory/filters';
import styles from './active-filters.module.css';

/** The industry and the size that narrow the list, as links that take them away; the name stands in its box. */
export function ActiveFilters({ filters }: { filters: Filters }) {
  const size = sizeBuckets.find(({ value }) => value === filters.size);
  const active = [
    filters.industry && { label: filters.industry, without: { ...filters, industry: '' } },
    size && { label: `${size.label} UK staff`, without: { ...filters, size: '' as const } },
  ].filter((filter) => Boolean(filter)) as { label: string; without: Filters }[];
  return (
    <ul className={styles.Active} aria-label="Active filters">
      {active.map(({ label, without }) => (
        <li key={label}>
          <Link className={styles.Filter} to={directoryPath({ ...without, page: 1 })} preventScrollReset>
            <VisuallyHidden>Remove filter: </VisuallyHidden>
            {label}
            <X size={16} />
          </Link>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <Link className={styles.Clear} to={directoryPath({ sort: filters.sort })} preventScrollReset>
            Clear all
          </Link>
        </li>
      )}
    </ul>
  );
}
