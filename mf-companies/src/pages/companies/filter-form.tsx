import { Select, TextField } from '@sharemore/platform/forms/field';
import { Button, Spinner } from '@sharemore/platform/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router-dom';
import { knownCompanies, loadCompanies } from '../../companies/browser-companies';
import type { DirectoryPage } from '../../directory/directory';
import { directoryPath, type Filters, sizeBuckets, sortOrders } from '../../directory/filters';
import { filtersIn, isEdited, showsFilters, writeFilters } from './filter-controls';
import styles from './filter-form.module.css';

interface FilterFormProps {
  /** The filters in the address. */
  filters: Filters;
  industries: DirectoryPage['industries'];
}

/** How long typing must pause before the address and the list are updated. */
const pauseMs = 150;

/**
 * Search, industry, size and order: a GET form to this page. After hydration every change updates the address, and the
 * page renders from the address.
 */
export function FilterForm({ filters, industries }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isFirstRun = useRef(true);
  // Addresses of navigations that may not have finished yet.
  const pending = useRef<string[]>([]);
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  const [isWaiting, setIsWaiting] = useState(false);
  // Collapsed on small screens, unless one of its filters is set when the page loads.
  const [startsOpen] = useState(directoryPath({ ...filters, q: '', page: 1 }) !== directoryPath({}));

  function endPause() {
    clearTimeout(pause.current);
    pause.current = undefined;
  }

  async function apply({ replace = false } = {}) {
    endPause();
    if (!form.current) return;
    const path = directoryPath(filtersIn(form.current));
    pending.current.push(path);
    void navigate(path, { replace, preventScrollReset: true });
    if (knownCompanies()) return;
    setIsWaiting(true);
    await loadCompanies();
    setIsWaiting(false);
  }

  // The end of the pause would cancel another navigation, such as to a link that was just followed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when a navigation starts or ends
  useEffect(() => {
    if (next && !pending.current.includes(next.pathname + next.search)) endPause();
  }, [next]);

  // The address may change by a link or by going back, but while the visitor types, the controls are ahead of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the filters in the address change
  useEffect(() => {
    const controls = form.current;
    const wasFirstRun = isFirstRun.current;
    isFirstRun.current = false;
    const index = pending.current.lastIndexOf(directoryPath(filters));
    pending.current = index < 0 ? [] : pending.current.slice(index + 1);
    if (!controls || pause.current || pending.current.length > 0 || showsFilters(controls, filters)) return;
    // The visitor may have changed the filters before hydration.
    if (wasFirstRun && isEdited(controls)) apply({ replace: true });
    else writeFilters(controls, filters);
  }, [filters]);

  function onChange(event: FormEvent<HTMLFormElement>) {
    if (event.target instanceof HTMLSelectElement) return apply();
    clearTimeout(pause.current);
    pause.current = setTimeout(() => apply({ replace: true }), pauseMs);
  }

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
