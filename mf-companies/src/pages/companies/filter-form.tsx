import { Button, Select, Spinner, TextField } from '@sharemore/platform/ui';
import { type FormEvent, memo, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { knownCompanies, loadCompanies } from '../../companies/browser-companies';
import type { DirectoryPage } from '../../directory/directory';
import { directoryPath, type Filters, sizeBuckets, sortOrders } from '../../directory/filters';
import { differs, filtersIn, writeFilters } from './filter-controls';
import styles from './filter-form.module.css';

export interface FilterFormProps {
  /** As in the address that was navigated to. */
  filters: Filters;
  industries: DirectoryPage['industries'];
  /** Shows the list for what is typed; resolves when it is shown. */
  onType(filters: Filters): Promise<void>;
  /** Told when the typing is done: time for everything else that depends on it. */
  onTyped(filters: Filters): void;
}

/** How long the typing must pause before the list follows it, and before it counts as done. */
const pauseMs = 150;
const doneMs = 700;

/**
 * Search, industry, size and order. By itself it is a GET form to this page; with script the list follows
 * every change, and the address with it. A letter by itself draws nothing.
 */
export const FilterForm = memo(function FilterForm({
  filters,
  industries,
  onType,
  onTyped,
}: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unfinished = useRef<ReturnType<typeof setTimeout>>(undefined);
  const navigate = useNavigate();
  const [waiting, setWaiting] = useState(false);

  async function showTyped() {
    if (!form.current) return;
    if (!knownCompanies()) {
      setWaiting(true);
      await loadCompanies();
      setWaiting(false);
    }
    // Read after the list is there: typing may have gone on.
    await onType(filtersIn(form.current));
    unfinished.current ??= setTimeout(finishTyping, doneMs);
  }

  function finishTyping() {
    if (unfinished.current === undefined) return;
    stopTyping();
    if (form.current) onTyped(filtersIn(form.current));
  }

  function stopTyping() {
    clearTimeout(pause.current);
    clearTimeout(unfinished.current);
    unfinished.current = undefined;
  }

  // The address and the controls are two stores of one thing. At first the controls may hold what somebody
  // entered before the script was there; later the address may change by a link or by going back.
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other filters in the address are a reason
  useEffect(() => {
    stopTyping();
    if (!form.current) return;
    if (isFirst.current && differs(form.current, filters)) void showTyped();
    else writeFilters(form.current, filters);
    isFirst.current = false;
  }, [filters]);

  function apply(target: HTMLFormElement) {
    stopTyping();
    void navigate(directoryPath(filtersIn(target)), { preventScrollReset: true });
  }

  function onChange(event: FormEvent<HTMLFormElement>) {
    if (event.target instanceof HTMLSelectElement) {
      apply(event.currentTarget);
    } else {
      stopTyping();
      pause.current = setTimeout(() => void showTyped(), pauseMs);
    }
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
      onBlur={finishTyping}
      onSubmit={(event) => {
        event.preventDefault();
        apply(event.currentTarget);
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
      <IndustrySelect industries={industries} picked={filters.industry} />
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
});

interface IndustrySelectProps {
  industries: DirectoryPage['industries'];
  picked: string;
}

function IndustrySelect({ industries, picked }: IndustrySelectProps) {
  const options = industries.map(({ name }) => name);
  // An address may name an industry that the list no longer has.
  if (picked && !options.includes(picked)) options.push(picked);
  return <Industries names={options.join('\n')} picked={picked} />;
}

/** The select of small screens. Names only: they stay the same while somebody types. */
const Industries = memo(function Industries({ names, picked }: { names: string; picked: string }) {
  return (
    <Select
      className={styles.Industry}
      label="Industry"
      name="industry"
      defaultValue={picked}
      options={[
        { value: '', label: 'All industries' },
        ...names.split('\n').map((name) => ({ value: name, label: name })),
      ]}
    />
  );
});
