import Combobox from '@github/combobox-nav';
import type { Company } from '@sharemore/platform/companies';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

export interface DropdownOptions {
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
  const [text, setText] = useState(() => input.current?.value ?? '');
  const [isOpen, setIsOpen] = useState(() => input.current === document.activeElement);
  const [limit, setLimit] = useState(first);
  const combobox = useRef<Combobox>(null);
  const matches = useMemo(() => find(text), [find, text]);
  const latest = useRef({ isOpen, limit, count: matches.length });
  useLayoutEffect(() => {
    latest.current = { isOpen, limit, count: matches.length };
  });

  const showMore = useCallback(() => setLimit((shown) => shown + step), []);

  useEffect(() => {
    const box = input.current;
    const root = box?.form;
    if (!box || !root || !list.current) return;
    const nav = new Combobox(box, list.current, { tabInsertsSuggestions: false });
    combobox.current = nav;
    const listening = new AbortController();
    const { signal } = listening;

    box.addEventListener(
      'input',
      () => {
        setText(box.value);
        setLimit(first);
        setIsOpen(true);
      },
      { signal },
    );
    box.addEventListener('focus', () => setIsOpen(true), { signal });
    box.addEventListener('click', () => setIsOpen(true), { signal });
    box.addEventListener('keydown', onKeyDown, { signal });
    root.addEventListener('focusout', (event) => !holds(root, event.relatedTarget) && setIsOpen(false), {
      signal,
    });
    document.addEventListener('pointerdown', (event) => !holds(root, event.target) && setIsOpen(false), {
      signal,
    });

    // Registered before combobox-nav's own listener, so that what it walks through is there when it walks.
    function onKeyDown(event: KeyboardEvent) {
      const { isOpen: open, limit: shown, count } = latest.current;
      if (event.isComposing || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (!open) {
        if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
          event.preventDefault();
          setIsOpen(true);
        }
        return;
      }
      if (event.key === 'Escape') {
        event.preventDefault();
        setIsOpen(false);
      } else if (event.key === 'Home' || event.key === 'End') {
        event.preventDefault();
        event.stopImmediatePropagation();
        if (event.key === 'End' && shown < count) flushSync(() => setLimit(Math.min(count, mostByEndKey)));
        nav.clearSelection();
        nav.navigate(event.key === 'Home' ? 1 : -1);
      } else if (event.key === 'ArrowDown' && shown < count && isLastActive(list.current)) {
        flushSync(() => setLimit(shown + step));
      }
    }

    return () => {
      listening.abort();
      nav.destroy();
      combobox.current = null;
    };
  }, [input, list]);

  const isWalkable = isOpen && matches.length > 0;
  useEffect(() => {
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

function holds(root: HTMLElement, target: EventTarget | null): boolean {
  return target instanceof Node && root.contains(target);
}

function isLastActive(list: HTMLElement | null): boolean {
  return list?.lastElementChild?.getAttribute('aria-selected') === 'true';
}
