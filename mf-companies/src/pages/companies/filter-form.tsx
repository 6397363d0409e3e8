import { Button, Select, Spinner, TextField } from '@sharemore/platform/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { knownCompanies, loadCompanies } from '../../companies/browser-companies';
import type { DirectoryPage } from '../../directory/directory';
import { directoryPath, type Filters, readFilters, sizeBuckets, sortOrders } from '../../directory/filters';
import styles from './filter-form.module.css';

export interface FilterFormProps {
  filters: Filters;
  page: DirectoryPage;
}

/** How long the typing must pause before the list follows it: a keystroke itself costs nothing. */
const typingPauseMs = 120;

/**
 * Search, industry, size and order. By itself it is a GET form to this page; with script the list follows
 * every change, and the address with it.
 */
export function FilterForm({ filters, page }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { apply, applySoon, waiting } = useFilters();

  // The address and the form's controls are two stores of one thing. At first the form may hold what somebody
  // entered before the script was there; later the address may change by a link or by going back.
  const isFirst = useRef(true);
  useEffect(() => {
    if (!form.current) return;
    if (isFirst.current && differs(form.current, filters)) apply(form.current, { replace: true });
    else writeFilters(form.current, filters);
    isFirst.current = false;
  }, [filters, apply]);

  function onChange(event: FormEvent<HTMLFormElement>) {
    if (event.target instanceof HTMLSelectElement) apply(event.currentTarget, { replace: false });
    else applySoon(event.currentTarget);
  }

  return (
    <form
      ref={form}
      className={styles.Form}
      method="get"
      action="/companies"
      aria-label="Filter companies"
      onChange={onChange}
      onFocus={() => void loadCompanies()}
      onSubmit={(event) => {
        event.preventDefault();
        apply(event.currentTarget, { replace: false });
      }}
    >
      <search className={styles.Search}>
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
        {waiting && (
          <p className={styles.Waiting} role="status">
            <Spinner /> Loading companies…
          </p>
        )}
      </search>
      <Select
        className={styles.Industry}
        label="Industry"
        name="industry"
        defaultValue={filters.industry}
        options={[{ value: '', label: 'All industries' }, ...industryOptions(page, filters.industry)]}
      />
      <Select
        label="Employee size"
        name="size"
        defaultValue={filters.size}
        options={[{ value: '', label: 'Any number of staff' }, ...sizeBuckets]}
      />
      <Select label="Sort by" name="sort" defaultValue={filters.sort} options={[...sortOrders]} />
      <Button type="submit" className={styles.Apply}>
        Show companies
      </Button>
    </form>
  );
}

/** Takes the form's filters to the address, at once or when the typing pauses. */
function useFilters() {
  const navigate = useNavigate();
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [waiting, setWaiting] = useState(false);

  const [actions] = useState(() => {
    async function apply(form: HTMLFormElement, { replace }: { replace: boolean }) {
      clearTimeout(pause.current);
      if (!knownCompanies()) {
        setWaiting(true);
        await loadCompanies();
        setWaiting(false);
      }
      // Read after the list is there: typing may have gone on.
      void navigate(directoryPath(filtersIn(form)), { replace, preventScrollReset: true });
    }
    function applySoon(form: HTMLFormElement) {
      clearTimeout(pause.current);
      pause.current = setTimeout(() => void apply(form, { replace: true }), typingPauseMs);
    }
    return { apply, applySoon };
  });
  return { ...actions, waiting };
}

/** What the controls say; they know of no page, so a change starts at the first. */
function filtersIn(form: HTMLFormElement): Filters {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return readFilters(new URLSearchParams(entries));
}

function differs(form: HTMLFormElement, filters: Filters): boolean {
  return directoryPath(filtersIn(form)) !== directoryPath({ ...filters, page: 1 });
}

function writeFilters(form: HTMLFormElement, filters: Filters): void {
  for (const name of ['q', 'industry', 'size', 'sort'] as const) {
    const control = form.elements.namedItem(name);
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue;
    // Whoever is typing is ahead of the address.
    if (control !== document.activeElement && control.value !== filters[name]) control.value = filters[name];
  }
}

function industryOptions({ industries }: DirectoryPage, picked: string) {
  const options = industries.map(({ name, count }) => ({ value: name, label: `${name} (${count})` }));
  const isKnown = !picked || industries.some(({ name }) => name === picked);
  return isKnown ? options : [...options, { value: picked, label: picked }];
}
