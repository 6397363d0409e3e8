import { useFollowLinks } from '@sharemore/platform/page';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { directoryPath, type Filters } from '../../directory/filters';
import { pageNumbers } from '../../directory/page-numbers';
import styles from './pagination.module.css';

/** The section that the pages are of. */
export const resultsId = 'results';

export interface PaginationProps {
  filters: Filters;
  page: number;
  pages: number;
}

/** The way to the other pages, as links that a crawler can follow. */
export function Pagination({ filters, page, pages }: PaginationProps) {
  const follow = useFollowLinks();
  if (pages < 2) return null;
  const to = (number: number) => `${directoryPath({ ...filters, page: number })}#${resultsId}`;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links in it are what is clicked, by keys too
    <nav className={styles.Pagination} aria-label="Pages" onClick={follow}>
      {page > 1 && (
        <a className={styles.Step} href={to(page - 1)} rel="prev">
          <ChevronLeft size={20} aria-hidden="true" /> Previous
        </a>
      )}
      <ol className={styles.Numbers}>
        {pageNumbers(page, pages).map((number, index, numbers) => (
          <li key={number} data-gap={number > (numbers[index - 1] ?? 0) + 1 || undefined}>
            <a
              className={styles.Number}
              href={to(number)}
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
      {page < pages && (
        <a className={styles.Step} href={to(page + 1)} rel="next">
          Next <ChevronRight size={20} aria-hidden="true" />
        </a>
      )}
      <p className={styles.Where}>
        Page {page} of {pages}
      </p>
    </nav>
  );
}
