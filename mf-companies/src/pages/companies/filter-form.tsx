import { Select, TextField } from '@sharemore/platform/forms/field';
import { Button, Spinner } from '@sharemore/platform/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation, useNavigationType } from 'react-router-dom';
import { knownCompanies, loadCompanies } from '../../companies/browser-companies';
import type { DirectoryPage } from '../../directory/directory';
import { directoryPath, type Filters, readFilters, sizeBuckets, sortOrders } from '../../directory/filters';
import styles from './filter-form.module.css';

/** How long typing must pause before the address and the list are updated. */
const pauseMs = 150;

/** The `state` of the form's own navigations. */
const ofForm = { from: 'filters' };

interface FilterFormProps {
  /** The filters in the address. */
  filters: Filters;
  industries: DirectoryPage['industries'];
}

/**
 * Search, industry, size and order: a GET form to this page. After hydration every change updates the address, and the
 * page renders from the address. Any other navigation renders the form anew.
 */
export function FilterForm(props: FilterFormProps) {
  const { key, state } = useLocation();
  const isOwn = useNavigationType() !== 'POP' && state === ofForm;
  const [renderedFor, setRenderedFor] = useState(key);
  if (!isOwn && renderedFor !== key) setRenderedFor(key);
  return <Controls key={renderedFor} {...props} />;
}

function Controls({ filters, industries }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const isIdle = useNavigation().state === 'idle';
  /** Letters that the address does not have yet. */
  const [ahead, setAhead] = useState(0);
  const [isWaiting, setIsWaiting] = useState(false);
  // Collapsed on small screens, unless one of its filters is set when the page loads.
  const [startsOpen] = useState(directoryPath({ ...filters, q: '', page: 1 }) !== directoryPath({}));

  async function apply({ replace }: { replace: boolean }) {
    setAhead(0);
    if (!form.current) return;
    const options = { replace, preventScrollReset: true, state: ofForm };
    void navigate(directoryPath(filtersIn(form.current)), options);
    if (knownCompanies()) return;
    setIsWaiting(true);
    await loadCompanies();
    setIsWaiting(false);
  }

  // Not during another navigation, which this one would cancel.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter begins the pause anew
  useEffect(() => {
    if (ahead === 0 || !isIdle) return;
    const pause = setTimeout(() => apply({ replace: true }), pauseMs);
    return () => clearTimeout(pause);
  }, [ahead, isIdle]);

  // The visitor may have changed the filters before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once
  useEffect(() => {
    const typed = form.current && directoryPath(filtersIn(form.current));
    if (typed !== directoryPath({ ...filters, page: 1 })) void apply({ replace: true });
  }, []);

  function onChange({ target }: FormEvent<HTMLFormElement>) {
    if (target instanceof HTMLSelectElement) void apply({ replace: false });
    else setAhead(ahead + 1);
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
        void apply({ replace: true });
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

/** The filters in the form's controls. The form has no page number, so the result is page 1. */
function filtersIn(form: HTMLFormElement): Filters {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return readFilters(new URLSearchParams(entries));
}
