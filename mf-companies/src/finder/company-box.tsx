import Search from '@lucide/icons/icons/search';
import { ButtonLink, Icon, Spinner } from '@sharemore/platform/ui';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import styles from './company-box.module.css';
import type { LoadedDropdown } from './load-dropdown';

type Stage = { status: 'idle' | 'loading' | 'failed' } | ({ status: 'ready' } & LoadedDropdown);

/**
 * The search box for employers. It starts as a plain form that opens the directory. On the first pointer or focus it
 * loads the list and the dropdown; if that fails, it stays a plain form. The input remains the same element throughout,
 * so that focus, text and a phone's keyboard are kept.
 */
export function CompanyBox() {
  const id = useId();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [stage, setStage] = useState<Stage>({ status: 'idle' });
  const isLoading = stage.status === 'loading';
  const started = useRef(false);

  async function prepare() {
    if (started.current) return;
    started.current = true;
    setStage({ status: 'loading' });
    try {
      const { loadDropdown } = await import('./load-dropdown');
      setStage({ status: 'ready', ...(await loadDropdown()) });
    } catch (error) {
      console.error('The employer finder could not be loaded.', error);
      setStage({ status: 'failed' });
    }
  }

  // The visitor may have used the box before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    if (input.current && (input.current.value || input.current === document.activeElement)) void prepare();
  }, []);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const box = input.current;
    if (!box) return;
    const text = box.value.trim();
    const [firstMatch] = stage.status === 'ready' && text ? stage.find(text) : [];
    if (firstMatch) {
      box.value = firstMatch.name;
      // As if the visitor had typed the name and left the box, which closes the list. The button may have the focus.
      box.dispatchEvent(new Event('input'));
      box.dispatchEvent(new FocusEvent('blur'));
      void navigate(paths.company(firstMatch.slug));
    } else if (text && stage.status !== 'ready') void navigate(paths.search(text));
    else box.focus();
  }

  return (
    <div className={styles.Finder} data-paper="never">
      <form
        className={styles.Form}
        action={paths.companies}
        onSubmit={onSubmit}
        onPointerEnter={() => void prepare()}
        onFocus={() => void prepare()}
      >
        <label className={styles.Label} htmlFor={id}>
          Who do you work for?
        </label>
        <div className={styles.Box}>
          <input
            ref={input}
            id={id}
            className={styles.Input}
            name="q"
            role="combobox"
            aria-expanded={false}
            aria-autocomplete="list"
            aria-haspopup="listbox"
            placeholder={isLoading ? 'Loading companies...' : 'Find your employer'}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="search"
            spellCheck={false}
            maxLength={100}
            aria-disabled={isLoading || undefined}
            aria-busy={isLoading || undefined}
          />
          {stage.status === 'ready' && (
            <stage.Dropdown input={input} origin={stage.origin} find={stage.find} />
          )}
          <button type="submit" className={styles.Go} aria-label="Search">
            {isLoading ? <Spinner /> : <Icon of={Search} size={24} />}
          </button>
        </div>
      </form>
      <ButtonLink variant="quiet" className={styles.Browse} to={paths.companies}>
        Browse all companies
      </ButtonLink>
    </div>
  );
}
