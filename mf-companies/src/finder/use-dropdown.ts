import Combobox from '@github/combobox-nav';
import type { Company } from '@sharemore/platform/companies';
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface DropdownOptions {
  input: RefObject<HTMLInputElement | null>;
  list: RefObject<HTMLElement | null>;
  find(text: string): readonly Company[];
}

/** The number of options rendered at first (about six are visible), and added with each further step. */
const initialLimit = 12;
const step = 50;
/** The End key renders at most this many options. */
const endKeyLimit = 1000;

/**
 * Turns an existing input into a combobox (ARIA 1.2, list autocomplete). combobox-nav moves among the options and
 * announces the active one; React opens and closes the list and renders its options.
 */
export function useDropdown({ input, list, find }: DropdownOptions) {
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [limit, setLimit] = useState(initialLimit);
  const combobox = useRef<Combobox>(null);
  const matches = useMemo(() => find(text), [find, text]);
  const latest = useRef({ isOpen, limit, count: matches.length });
  useLayoutEffect(() => {
    latest.current = { isOpen, limit, count: matches.length };
  });

  const showMore = useCallback(() => setLimit((shown) => shown + step), []);

  useLayoutEffect(() => {
    const box = input.current;
    if (!box || !list.current) return;
    const nav = new Combobox(box, list.current, { tabInsertsSuggestions: false });
    combobox.current = nav;
    const listening = new AbortController();
    const { signal } = listening;
    const open = () => setIsOpen(true);
    const close = () => setIsOpen(false);
    const popup = list.current.parentElement;
    const closeUnlessInside = ({ relatedTarget }: FocusEvent) => contains(popup, relatedTarget) || close();

    // The text and focus from before the listeners were added.
    setText(box.value);
    setIsOpen(box === document.activeElement);

    box.addEventListener('input', () => showMatches(true), { signal });
    box.addEventListener('focus', open, { signal });
    box.addEventListener('click', open, { signal });
    box.addEventListener('blur', closeUnlessInside, { signal });
    popup?.addEventListener('focusout', closeUnlessInside, { signal });
    box.addEventListener('keydown', onKeyDown, { signal });
    // On a phone, a tap outside need not blur the input. The form contains the list too.
    document.addEventListener('pointerdown', ({ target }) => contains(box.form, target) || close(), {
      signal,
    });

    function showMatches(isShown: boolean) {
      setText(box?.value ?? '');
      setLimit(initialLimit);
      setIsOpen(isShown);
    }

    function moveToLast(count: number) {
      flushSync(() => setLimit((shown) => Math.max(shown, Math.min(count, endKeyLimit))));
      nav.clearSelection();
      nav.navigate(-1);
    }

    /** Handles the keys of the ARIA pattern that combobox-nav lacks; runs before combobox-nav's own listener. */
    function onKeyDown(event: KeyboardEvent) {
      // combobox-nav misses the end of a composition while no option is shown.
      nav.isComposing = event.isComposing;
      const { isOpen: wasOpen, limit: shown, count } = latest.current;
      const { key, altKey } = event;
      if (event.isComposing || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (key === 'Escape') {
        event.preventDefault();
        if (wasOpen) return close();
        if (box) box.value = '';
        showMatches(false);
      } else if (altKey && key === 'ArrowUp') {
        event.preventDefault();
        close();
      } else if (!wasOpen && (key === 'ArrowDown' || key === 'ArrowUp')) {
        event.preventDefault();
        flushSync(open);
        if (altKey) return;
        if (key === 'ArrowDown') nav.navigate(1);
        else moveToLast(count);
      } else if (wasOpen && count > 0 && jumpsToEdge(key, box)) {
        event.preventDefault();
        event.stopImmediatePropagation();
        if (key !== 'Home') return moveToLast(count);
        nav.clearSelection();
        nav.navigate(1);
      } else if (wasOpen && key === 'ArrowDown' && shown < count && isLastActive(list.current)) {
        flushSync(showMore);
      }
    }

    return () => {
      listening.abort();
      nav.destroy();
      combobox.current = null;
    };
  }, [input, list, showMore]);

  const hasOptions = isOpen && matches.length > 0;
  useLayoutEffect(() => {
    if (hasOptions) combobox.current?.start();
    else combobox.current?.stop();
  }, [hasOptions]);

  function choose(name: string) {
    if (input.current) input.current.value = name;
    setText(name);
    setIsOpen(false);
  }

  return { isOpen, text, matches, shownCount: limit, showMore, choose };
}

/** Whether `key` moves to the first or last option; combobox-nav knows rendered options only. */
function jumpsToEdge(key: string, box: HTMLElement | null): boolean {
  return (
    key === 'Home' || key === 'End' || (key === 'ArrowUp' && !box?.hasAttribute('aria-activedescendant'))
  );
}

function contains(element: Element | null | undefined, target: EventTarget | null): boolean {
  return target instanceof Node && element?.contains(target) === true;
}

function isLastActive(list: HTMLElement | null): boolean {
  return list?.lastElementChild?.getAttribute('aria-selected') === 'true';
}
