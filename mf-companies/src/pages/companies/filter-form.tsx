import { Select, TextField } from '@sharemore/platform/forms';
import { Button, Spinner } from '@sharemore/platform/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { knownCompanies, loadCompanies } from '../../companies/browser-companies';
import type { DirectoryPage } from '../../directory/directory';
import { directoryPath, type Filters, sizeBuckets, sortOrders } from '../../directory/filters';
import { filtersIn, isEdited, isSaying, writeFilters } from './filter-controls';
import styles from './filter-form.module.css';

interface FilterFormProps {
  /** As the address says. */
  filters: Filters;
  industries: DirectoryPage['industries'];
}

/** How long the typing must pause before the address, and with it the list, follows. */
const pauseMs = 150;

/**
 * Search, industry, size and order: a GET form to this page. With script the address follows every change, and
 * the page follows the address.
 */
export function FilterForm({ filters, industries }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isNew = useRef(true);
  // Where the typing has led and the page may not have followed yet.
  const asked = useRef<string[]>([]);
  const navigate = useNavigate();
  const [isWaiting, setIsWaiting] = useState(false);
  // Folded on small screens, unless something in it is set when the page comes.
  const [startsOpen] = useState(directoryPath({ ...filters, q: '', page: 1 }) !== directoryPath({}));

  async function apply({ replace = false } = {}) {
    clearTimeout(pause.current);
    pause.current = undefined;
    if (!form.current) return;
    const path = directoryPath(filtersIn(form.current));
    asked.current.push(path);
    void navigate(path, { replace, preventScrollReset: true });
    if (knownCompanies()) return;
    setIsWaiting(true);
    await loadCompanies();
    setIsWaiting(false);
  }

  // The address may change by a link or by going back; whoever is typing is ahead of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other filters in the address are a reason
  useEffect(() => {
    const controls = form.current;
    const wasNew = isNew.current;
    isNew.current = false;
    const place = asked.current.lastIndexOf(directoryPath(filters));
    asked.current = place < 0 ? [] : asked.current.slice(place + 1);
    if (!controls || pause.current || asked.current.length > 0 || isSaying(controls, filters)) return;
    // Somebody may have been here before the script was.
    if (wasNew && isEdited(controls)) apply({ replace: true });
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
      // The address says what is chosen: the browser must not bring back what stood here before.
      autoComplete="off"
      aria-label="Filter companies"
      onChange={onChange}
      onFocus={() => void loadCompanies()}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
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
          <p className={styles.Waiting} role="status">
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
      {/* With script the list follows every change by itself. */}
      <Button type="submit" data-script="never">
        Show companies
      </Button>
    </form>
  );
}
