import { ChevronDown } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useId } from 'react';
import styles from './accordion.module.css';

interface AccordionItem {
  /** Also the element's id: `/faq#tech-3` leads to it and opens it. */
  id: string;
  title: string;
  body: ReactNode;
}

interface AccordionProps {
  items: AccordionItem[];
  /** `collapsible`: none or one is open. `always-one`: exactly one is, the first to begin with. */
  mode: 'collapsible' | 'always-one';
  /** Accordions of the same name share the one open item (a page of several sections, for instance). */
  name?: string;
}

/** Questions and answers that open one at a time: native `<details>`, so that they work before any script. */
export function Accordion({ items, mode, name }: AccordionProps) {
  const ownName = useId();
  useEffect(() => {
    openNamed();
    addEventListener('hashchange', openNamed);
    return () => removeEventListener('hashchange', openNamed);
  }, []);
  return (
    <div className={styles.Accordion} data-mode={mode}>
      {items.map((item, index) => (
        <details
          key={item.id}
          id={item.id}
          name={name ?? ownName}
          open={mode === 'always-one' && index === 0}
          className={styles.Item}
        >
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by nature */}
          <summary className={styles.Summary} onClick={mode === 'always-one' ? keepOpen : undefined}>
            <h3 className={styles.Title}>{item.title}</h3>
            <ChevronDown className={styles.Chevron} size={22} />
          </summary>
          <div className={styles.Body}>{item.body}</div>
        </details>
      ))}
    </div>
  );
}

/** Opens the item that the address names; the browser only scrolls to it. */
function openNamed() {
  const named = document.getElementById(location.hash.slice(1));
  if (named instanceof HTMLDetailsElement) named.open = true;
}

/** The open item of an always-one accordion closes only when another one opens. */
function keepOpen(event: MouseEvent<HTMLElement>) {
  const details = event.currentTarget.parentElement;
  if (details instanceof HTMLDetailsElement && details.open) event.preventDefault();
}
