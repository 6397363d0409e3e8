import Combobox from '@github/combobox-nav';
import type { Company } from '@sharemore/platform/companies';
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface DropdownOptions {
  input: RefObject<HTMLInputElement | null>;
  list: RefObject<HTMLElement | null>;
  find(text: string): readonly Company[];
}

/** Options drawn at first (the list shows about six), and with each step further. */
const first = 12;
const step = 50;
/** Where the End key stops in a list that is longer than anybody walks through. */
const mostByEndKey = 1000;

/**
 * Makes a combobox (ARIA 1.2, list autocomplete) of an input that is already on the page. Keys among options,
 * the active option and its announcement are combobox-nav's; what is open and what is in it are React's.
 */
export function useDropdown({ input, list, find }: DropdownOptions) {
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [limit, setLimit] = useState(first);
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
    const closeUnlessInside = ({ relatedTarget }: FocusEvent) =>
      (relatedTarget instanceof Node && popup?.contains(relatedTarget)) || close();

    // What was typed, or left, before anybody listened.
    setText(box.value);
    setIsOpen(box === document.activeElement);

    box.addEventListener('input', () => showMatches(true), { signal });
    box.addEventListener('focus', open, { signal });
    box.addEventListener('click', open, { signal });
    box.addEventListener('blur', closeUnlessInside, { signal });
    popup?.addEventListener('focusout', closeUnlessInside, { signal });
    box.addEventListener('keydown', onKeyDown, { signal });
    // On a telephone a tap beside the box need not take the focus from it.
    document.addEventListener('pointerdown', (event) => !holds(box, event.target) && close(), {
      signal,
    });

    function showMatches(isShown: boolean) {
      setText(box?.value ?? '');
      setLimit(first);
      setIsOpen(isShown);
    }

    function walkToLast(count: number) {
      flushSync(() => setLimit((shown) => Math.max(shown, Math.min(count, mostByEndKey))));
      nav.clearSelection();
      nav.navigate(-1);
    }

    /** The keys of the pattern that combobox-nav leaves out; called before its own listener. */
    function onKeyDown(event: KeyboardEvent) {
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
        else walkToLast(count);
      } else if (wasOpen && count > 0 && jumps(key, box)) {
        event.preventDefault();
        event.stopImmediatePropagation();
        if (key !== 'Home') return walkToLast(count);
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

  const isWalkable = isOpen && matches.length > 0;
  useLayoutEffect(() => {
    if (isWalkable) combobox.current?.start();
    else combobox.current?.stop();
  }, [isWalkable]);

  const choose = useCallback(
    (name: string) => {
      if (input.current) input.current.value = name;
      setText(name);
      setIsOpen(false);
    },
    [input],
  );

  return { isOpen, text, matches, shownCount: limit, showMore, choose };
}

/** To the first or the last option; combobox-nav knows only those that are drawn. */
function jumps(key: string, box: HTMLElement | null): boolean {
  return (
    key === 'Home' || key === 'End' || (key === 'ArrowUp' && !box?.hasAttribute('aria-activedescendant'))
  );
}

/** Whether `target` belongs to the box: its form holds the list too. */
function holds({ form }: HTMLInputElement, target: EventTarget | null): boolean {
  return target instanceof Node && form !== null && form.contains(target);
}

function isLastActive(list: HTMLElement | null): boolean {
  return list?.lastElementChild?.getAttribute('aria-selected') === 'true';
}
