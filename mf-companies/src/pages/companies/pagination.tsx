import ChevronLeft from '@lucide/icons/icons/chevron-left';
import ChevronRight from '@lucide/icons/icons/chevron-right';
import { Icon, TextLink } from '@sharemore/platform/ui';
import { directoryPath, type Filters } from '../../directory/filters';
import styles from './pagination.module.css';

/** The id of the section that the page links scroll to. */
export const resultsId = 'results';

/** Links to the other pages, which crawlers can follow. */
export function Pagination({ filters, page, pages }: { filters: Filters; page: number; pages: number }) {
  if (pages < 2) return null;
  const numbers = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const to = (number: number) => `${directoryPath({ ...filters, page: number })}#${resultsId}`;
  return (
    <nav className={styles.Pagination} aria-label="Pages">
      {page > 1 && (
        <TextLink className={styles.Step} to={to(page - 1)} rel="prev">
          <Icon of={ChevronLeft} size={20} /> Previous
        </TextLink>
      )}
      <ol className={styles.Numbers}>
        {[...new Set(numbers)].map((number, index, shown) => (
          <li key={number} data-gap={number > (shown[index - 1] ?? 0) + 1 || undefined}>
            <TextLink
              className={styles.Number}
              to={to(number)}
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </TextLink>
          </li>
        ))}
      </ol>
      {page < pages && (
        <TextLink className={styles.Step} to={to(page + 1)} rel="next">
          Next <Icon of={ChevronRight} size={20} />
        </TextLink>
      )}
    </nav>
  );
}
