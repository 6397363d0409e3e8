import Combobox from '@github/combobox-nav';
import type { Company } from '@sharemore/platform/companies';
import { type RefObject, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface DropdownOptions {
  input: RefObject<HTMLInputElement | null>;
  list: RefObject<HTMLElement | null>;
  find(text: string): readonly Company[];
}

/** The number of options rendered at first (about six are visible), and added with each further step. */
const initialLimit = 12;
const step = 50;
/** ArrowUp from the box, which goes to the last option, renders at most this many. */
const lastLimit = 1000;

/**
 * Turns an existing input into a combobox (ARIA 1.2, list autocomplete). combobox-nav moves among the options and
 * announces the active one; React opens and closes the list and renders its options.
 */
export function useDropdown({ input, list, find }: DropdownOptions) {
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [limit, setLimit] = useState(initialLimit);
  const nav = useRef<Combobox>(null);
  const matches = useMemo(() => find(text), [find, text]);
  const hasOptions = isOpen && matches.length > 0;

  const open = () => setIsOpen(true);
  const close = () => setIsOpen(false);
  const showMore = () => setLimit(limit + step);

  function search(wanted: string) {
    setText(wanted);
    setLimit(initialLimit);
  }

  function choose(name: string) {
    if (input.current) input.current.value = name;
    search(name);
    close();
  }

  function openAtFirst() {
    flushSync(open);
    nav.current?.clearSelection();
    nav.current?.navigate(1);
  }

  function openAtLast() {
    flushSync(open);
    moveToLast();
  }

  /** combobox-nav knows rendered options only. */
  function moveToLast() {
    flushSync(() => setLimit(Math.max(limit, Math.min(matches.length, lastLimit))));
    nav.current?.clearSelection();
    nav.current?.navigate(-1);
  }

  /** What a key of the ARIA pattern does that combobox-nav lacks. */
  function actionOf({ key, altKey }: KeyboardEvent): (() => void) | undefined {
    if (key === 'Escape') return isOpen ? close : () => choose('');
    if (key === 'ArrowUp' && altKey) return close;
    if (!isOpen && key === 'ArrowUp') return openAtLast;
    if (!isOpen && key === 'ArrowDown') return altKey ? open : openAtFirst;
    if (!hasOptions) return undefined;
    const isNoneActive = !input.current?.hasAttribute('aria-activedescendant');
    return key === 'ArrowUp' && isNoneActive ? moveToLast : undefined;
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // combobox-nav misses the end of a composition while no option is shown.
    if (nav.current) nav.current.isComposing = event.isComposing;
    if (event.isComposing || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const act = actionOf(event);
    if (act) {
      event.preventDefault();
      event.stopImmediatePropagation();
      act();
    } else if (event.key === 'ArrowDown' && limit < matches.length && isLastActive(list.current)) {
      // combobox-nav then moves on to the first of the new options.
      flushSync(showMore);
    }
  });

  const onInput = useEffectEvent(() => {
    search(input.current?.value ?? '');
    open();
  });

  // Before the next one, so that `onKeyDown` runs before combobox-nav's own listener.
  useLayoutEffect(() => {
    const box = input.current;
    const popup = list.current?.parentElement;
    if (!box || !popup || !list.current) return;
    const combobox = new Combobox(box, list.current, { tabInsertsSuggestions: false });
    nav.current = combobox;
    // The text and focus from before the listeners were added.
    setText(box.value);
    setIsOpen(box === document.activeElement);

    const listening = new AbortController();
    const closeUnlessInside = ({ relatedTarget }: FocusEvent) => {
      if (!contains(popup, relatedTarget)) setIsOpen(false);
    };
    const { signal } = listening;
    box.addEventListener('input', onInput, { signal });
    box.addEventListener('keydown', onKeyDown, { signal });
    box.addEventListener('focus', () => setIsOpen(true), { signal });
    box.addEventListener('click', () => setIsOpen(true), { signal });
    box.addEventListener('blur', closeUnlessInside, { signal });
    popup.addEventListener('focusout', closeUnlessInside, { signal });
    // On a phone, a tap outside need not blur the input. The form contains the list too.
    const onPress = ({ target }: PointerEvent) => contains(box.form, target) || setIsOpen(false);
    document.addEventListener('pointerdown', onPress, { signal });
    return () => {
      listening.abort();
      combobox.destroy();
    };
  }, [input, list]);

  useLayoutEffect(() => {
    if (hasOptions) nav.current?.start();
    else nav.current?.stop();
  }, [hasOptions]);

  return { isOpen, text, matches, shownCount: limit, showMore, choose };
}

function contains(element: Element | null, target: EventTarget | null): boolean {
  return target instanceof Node && element?.contains(target) === true;
}

function isLastActive(list: HTMLElement | null): boolean {
  return list?.lastElementChild?.getAttribute('aria-selected') === 'true';
}
