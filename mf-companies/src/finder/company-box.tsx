import Search from '@lucide/icons/icons/search';
import { ButtonLink, Icon, Spinner } from '@sharemore/platform/ui';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import styles from './company-box.module.css';
import type { LoadedDropdown } from './company-dropdown';

type Stage = { status: 'idle' | 'loading' | 'failed' } | ({ status: 'ready' } & LoadedDropdown);

const STEP = 50;
/** `active` is the option that the keyboard has reached, -1 for none; at most `limit` options are rendered. */
const atStart = (text: string, isOpen: boolean) => ({ isOpen, text, active: -1, limit: STEP });
export type Shown = ReturnType<typeof atStart>;

/**
 * The search box for employers. It starts as a plain form that opens the directory. On the first pointer or focus it
 * loads the list and the dropdown, and becomes a combobox (ARIA 1.2, list autocomplete); if that fails, it stays a plain
 * form. The input remains the same element throughout, so that focus, text and a phone's keyboard are kept.
 */
export function CompanyBox() {
  const id = useId();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const started = useRef(false);
  const [stage, setStage] = useState<Stage>({ status: 'idle' });
  const [shown, setShown] = useState(atStart('', false));
  const isLoading = stage.status === 'loading';
  const matches = stage.status === 'ready' ? stage.find(shown.text) : [];
  const options = matches.slice(0, shown.limit);
  const hasOptions = shown.isOpen && options.length > 0;

  const open = () => setShown((before) => ({ ...before, isOpen: true }));
  const close = () => setShown((before) => ({ ...before, isOpen: false, active: -1 }));

  async function prepare() {
    if (started.current) return;
    started.current = true;
    setStage({ status: 'loading' });
    try {
      const { loadDropdown } = await import('./company-dropdown');
      setStage({ status: 'ready', ...(await loadDropdown()) });
      setShown(atStart(input.current?.value ?? '', input.current === document.activeElement));
    } catch (error) {
      console.error('The employer finder could not be loaded.', error);
      setStage({ status: 'failed' });
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    // The visitor may have used the box before hydration.
    if (input.current && (input.current.value || input.current === document.activeElement)) void prepare();
    // On a phone, a tap outside need not take the focus from the box.
    const onPress = ({ target }: PointerEvent) => input.current?.form?.contains(target as Node) || close();
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, []);

  /** Takes a text into the box, as if the visitor had typed it, and closes the list. */
  function take(text: string) {
    if (input.current) input.current.value = text;
    setShown(atStart(text, false));
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, altKey, ctrlKey, metaKey, shiftKey, nativeEvent } = event;
    if (stage.status !== 'ready' || nativeEvent.isComposing || ctrlKey || metaKey || shiftKey) return;
    // One more place than options: past the last one, and before the first, none is active.
    const places = options.length + 1;
    const activate = (active: number) => setShown({ ...shown, isOpen: true, active });
    if (key === 'Escape') shown.isOpen ? close() : take('');
    else if (key === 'ArrowUp' && altKey) close();
    else if (key === 'ArrowDown' && altKey) open();
    else if (key === 'ArrowDown') activate(((shown.active + 2) % places) - 1);
    else if (key === 'ArrowUp') activate(((shown.active + places) % places) - 1);
    // These move the caret or change the text.
    else if (/^(Home|End|Delete|Arrow.*)$/.test(key)) return setShown({ ...shown, active: -1 });
    else return;
    event.preventDefault();
  }

  function onSubmit(event: FormEvent) {
    const text = input.current?.value.trim() ?? '';
    const active = hasOptions ? options[shown.active] : undefined;
    const wanted = active ?? (text ? matches[0] : undefined);
    const hasList = stage.status === 'ready' && stage.origin !== 'built-in';
    // As a plain form: the server has a list where the browser has none.
    if (text && !wanted && !hasList) return;
    event.preventDefault();
    if (!wanted) return input.current?.focus();
    take(wanted.name);
    void navigate(paths.company(wanted.slug));
  }

  return (
    <div className={styles.Finder} data-paper="never">
      <form
        className={styles.Form}
        action={paths.companies}
        onSubmit={onSubmit}
        onPointerEnter={() => void prepare()}
        onFocus={() => void prepare()}
        onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || close()}
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
            aria-expanded={hasOptions}
            aria-controls={stage.status === 'ready' ? `${id}-list` : undefined}
            aria-activedescendant={hasOptions && shown.active >= 0 ? `${id}-${shown.active}` : undefined}
            aria-autocomplete="list"
            placeholder={isLoading ? 'Loading companies...' : 'Find your employer'}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            enterKeyHint="search"
            spellCheck={false}
            maxLength={100}
            aria-disabled={isLoading || undefined}
            aria-busy={isLoading || undefined}
            onFocus={open}
            onClick={open}
            onInput={({ currentTarget }) => setShown(atStart(currentTarget.value, true))}
            onKeyDown={onKeyDown}
          />
          {stage.status === 'ready' && (
            <stage.Dropdown
              id={id}
              shown={shown}
              matches={matches}
              origin={stage.origin}
              onChoose={take}
              onEnd={() => setShown({ ...shown, limit: shown.limit + STEP })}
            />
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
