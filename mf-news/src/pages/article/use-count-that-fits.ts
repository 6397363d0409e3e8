import { type RefObject, useLayoutEffect, useState } from 'react';
import { countThatFits } from './count-that-fits';

/** For the server, and for layouts that put the list below the article instead of beside it. */
const DEFAULT_COUNT = 3;

/** In pixels: the button with the space above it. */
const DEFAULT_BUTTON_HEIGHT = 80;

type Elements = Record<'body' | 'aside' | 'list', RefObject<HTMLElement | null>>;

/** How many items of `list` fit when `aside` must not be taller than `body`. Updated at each change of size. */
export function useCountThatFits({ body, aside, list }: Elements): number {
  const [count, setCount] = useState(DEFAULT_COUNT);

  useLayoutEffect(() => {
    const article = body.current;
    const column = aside.current;
    const items = list.current;
    if (!article || !column || !items) return;
    const observer = new ResizeObserver(() => setCount(measure(article, column, items)));
    for (const element of [article, column, ...items.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [body, aside, list]);

  return count;
}

function measure(article: HTMLElement, column: HTMLElement, items: HTMLElement): number {
  const area = article.getBoundingClientRect();
  const top = column.getBoundingClientRect().top;
  if (top >= area.bottom) return DEFAULT_COUNT;
  const listBox = items.getBoundingClientRect();
  const button = items.nextElementSibling;
  return countThatFits({
    heights: Array.from(items.children, (item) => item.getBoundingClientRect().height),
    gap: Number.parseFloat(getComputedStyle(items).rowGap) || 0,
    room: area.bottom - listBox.top,
    // When all articles are visible there is no button to measure.
    button: button ? button.getBoundingClientRect().bottom - listBox.bottom : DEFAULT_BUTTON_HEIGHT,
  });
}
