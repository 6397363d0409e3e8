import { Select, TextField } from '@sharemore/platform/forms/field';
import { Button, Spinner } from '@sharemore/platform/ui';
import { useRef, useState } from 'react';
import { loadCompanies } from '../../companies/browser-companies';
import type { DirectoryPage } from '../../directory/directory';
import { directoryPath, type Filters, sizeBuckets, sortOrders } from '../../directory/filters';
import styles from './filter-form.module.css';
import { useAppliedFilters } from './use-applied-filters';

interface FilterFormProps {
  /** The filters in the address. */
  filters: Filters;
  industries: DirectoryPage['industries'];
}

/**
 * Search, industry, size and order: a GET form to this page. After hydration every change updates the address, and the
 * page renders from the address.
 */
export function FilterForm({ filters, industries }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { isWaiting, onChange, apply } = useAppliedFilters(form, filters);
  // Collapsed on small screens, unless one of its filters is set when the page loads.
  const [startsOpen] = useState(directoryPath({ ...filters, q: '', page: 1 }) !== directoryPath({}));

  return (
    <form
      ref={form}
      className={styles.Form}
      method="get"
      action="/companies"
      // The filters come from the address: the browser must not restore earlier values.
      autoComplete="off"
      aria-label="Filter companies"
      onChange={onChange}
      onFocus={() => void loadCompanies()}
      onSubmit={(event) => {
        event.preventDefault();
        apply({ replace: true });
      }}
    >
      <search>
        <TextField
          label="Employer name"
          name="q"
          type="search"
          placeholder="Search by name"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          defaultValue={filters.q}
        />
        {isWaiting && (
          <p className={styles.Waiting} data-text="note" role="status">
            <Spinner /> Loading companies…
          </p>
        )}
      </search>
      <details className={styles.More} open={startsOpen}>
        <summary>More filters</summary>
        <div className={styles.Others}>
          <Select
            className={styles.Industry}
            label="Industry"
            name="industry"
            defaultValue={filters.industry}
            options={[
              { value: '', label: 'All industries' },
              ...industries.map(({ name }) => ({ value: name, label: name })),
            ]}
          />
          <Select
            label="Employee size"
            name="size"
            defaultValue={filters.size}
            options={[{ value: '', label: 'Any size' }, ...sizeBuckets]}
          />
          <Select label="Sort by" name="sort" defaultValue={filters.sort} options={[...sortOrders]} />
        </div>
      </details>
      <Button type="submit" data-script="never">
        Show companies
      </Button>
    </form>
  );
}
