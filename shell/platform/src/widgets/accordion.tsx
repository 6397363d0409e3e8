import { type MouseEvent, type ReactNode, useId, useLayoutEffect } from 'react';
import styles from './accordion.module.css';

interface AccordionItem {
  /** Also the element's id: a link to `/faq#tech-3` opens the item. */
  id: string;
  title: string;
  body: ReactNode;
}

interface AccordionProps {
  items: AccordionItem[];
  /** `collapsible`: at most one item is open. `always-one`: exactly one is open, initially the first. */
  mode: 'collapsible' | 'always-one';
  /** Accordions with the same name share one open item. */
  name?: string;
}

/** Questions and answers that open one at a time. Native `<details>`, which work without script. */
export function Accordion({ items, mode, name }: AccordionProps) {
  const ownName = useId();
  useLayoutEffect(() => {
    openLinkedItem();
    addEventListener('hashchange', openLinkedItem);
    return () => removeEventListener('hashchange', openLinkedItem);
  }, []);
  return (
    <div className={styles.Accordion} data-mode={mode} ref={mode === 'always-one' ? openFirst : undefined}>
      {items.map((item, index) => (
        <details
          key={item.id}
          id={item.id}
          name={name ?? ownName}
          open={mode === 'always-one' && index === 0}
          className={styles.Item}
        >
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by nature */}
          <summary className={styles.Summary} data-arrow onClick={(event) => toggleInPlace(event, mode)}>
            <h3 className={styles.Title}>{item.title}</h3>
          </summary>
          <div className={styles.Body}>{item.body}</div>
        </details>
      ))}
    </div>
  );
}

/** Opens the item that the address links to, before the page is put back to where it was left; browsers only scroll to it. */
function openLinkedItem() {
  const item = document.getElementById(location.hash.slice(1));
  if (item instanceof HTMLDetailsElement) item.open = true;
}

/** Opens the first item if none is open: before hydration the visitor can close the open one. */
function openFirst(accordion: HTMLElement | null) {
  const first = accordion?.querySelector('details');
  if (first && !accordion?.querySelector('[open]')) first.open = true;
}

/** The item that closes above must not move the pressed question away. In `always-one` the open item stays open. */
function toggleInPlace(event: MouseEvent<HTMLElement>, mode: AccordionProps['mode']) {
  const summary = event.currentTarget;
  const details = summary.parentElement;
  if (!(details instanceof HTMLDetailsElement)) return;
  event.preventDefault();
  const { top } = summary.getBoundingClientRect();
  details.open = mode === 'always-one' || !details.open;
  scrollBy({ top: summary.getBoundingClientRect().top - top, behavior: 'instant' });
}
