import X from '@lucide/icons/icons/x';
import { Icon, TextLink, VisuallyHidden } from '@sharemore/platform/ui';
import { directoryPath, type Filters, sizeBuckets } from '../../directory/filters';
import styles from './active-filters.module.css';

/** The active industry and size filters as links that remove them. The name filter stays in its search box. */
export function ActiveFilters({ filters }: { filters: Filters }) {
  const { industry, size } = filters;
  const bucket = sizeBuckets.find(({ value }) => value === size);
  const active: { label: string; without: Partial<Filters> }[] = [];
  if (industry) active.push({ label: industry, without: { industry: '' } });
  if (bucket) active.push({ label: `${bucket.label} UK staff`, without: { size: '' } });
  return (
    <ul className={styles.Active} aria-label="Active filters">
      {active.map(({ label, without }) => (
        <li key={label}>
          <TextLink
            className={styles.Filter}
            to={directoryPath({ ...filters, ...without, page: 1 })}
            preventScrollReset
          >
            <VisuallyHidden>Remove filter: </VisuallyHidden>
            {label}
            <Icon of={X} size={16} />
          </TextLink>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <TextLink className={styles.Clear} to={directoryPath({ sort: filters.sort })} preventScrollReset>
            Clear all
          </TextLink>
        </li>
      )}
    </ul>
  );
}
