import { type RefObject, useLayoutEffect, useState } from 'react';
import { countThatFits } from './count-that-fits';

/** What the server shows, and every layout that puts the list under the article instead of beside it. */
const USUAL_COUNT = 3;

interface Elements {
  beside: RefObject<HTMLElement | null>;
  aside: RefObject<HTMLElement | null>;
  list: RefObject<HTMLElement | null>;
}

/** How many items of `list` keep `aside` within the height of `beside`; it follows every change of size. */
export function useCountThatFits({ beside, aside, list }: Elements): number {
  const [count, setCount] = useState(USUAL_COUNT);

  useLayoutEffect(() => {
    const article = beside.current;
    const column = aside.current;
    const items = list.current;
    if (!article || !column || !items) return;
    const observer = new ResizeObserver(() => setCount(measure(article, column, items)));
    for (const element of [article, column, ...items.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [beside, aside, list]);

  return count;
}

function measure(article: HTMLElement, column: HTMLElement, items: HTMLElement): number {
  const area = article.getBoundingClientRect();
  const top = column.getBoundingClientRect().top;
  if (top >= area.bottom) return USUAL_COUNT;
  const listBox = items.getBoundingClientRect();
  const button = items.nextElementSibling;
  return countThatFits({
    heights: Array.from(items.children, (item) => item.getBoundingClientRect().height),
    gap: Number.parseFloat(getComputedStyle(items).rowGap) || 0,
    room: area.bottom - listBox.top,
    // Once everything is shown there is no button to measure: its usual height is taken.
    button: button ? button.getBoundingClientRect().bottom - listBox.bottom : USUAL_BUTTON,
  });
}

/** In pixels: the button with the space above it. */
const USUAL_BUTTON = 80;
