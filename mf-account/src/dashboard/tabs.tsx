import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import styles from './tabs.module.css';

/**
 * The panels by the labels of their tabs, which switch locally (spec section 4). All panels stay mounted, so that typed
 * text is kept.
 */
export function Tabs({ panels }: { panels: Record<string, ReactNode> }) {
  const base = useId();
  const [selected, setSelected] = useState(0);
  const titles = Object.keys(panels);

  /** Arrow keys, Home and End move and select. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const keys: Record<string, number> = {
      ArrowRight: selected + 1,
      ArrowLeft: selected - 1,
      Home: 0,
      End: -1,
    };
    const wanted = keys[event.key];
    if (wanted === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = (wanted + titles.length) % titles.length;
    setSelected(next);
    document.getElementById(`${base}-tab-${next}`)?.focus();
  }

  return (
    <div className={styles.Tabs}>
      <div role="tablist" aria-label="Your account" className={styles.List}>
        {titles.map((title, index) => (
          <button
            key={title}
            type="button"
            role="tab"
            id={`${base}-tab-${index}`}
            aria-selected={index === selected}
            aria-controls={`${base}-panel-${index}`}
            tabIndex={index === selected ? 0 : -1}
            className={styles.Tab}
            onClick={() => setSelected(index)}
            onKeyDown={onKeyDown}
          >
            {title}
          </button>
        ))}
      </div>
      {titles.map((title, index) => (
        <div
          key={title}
          role="tabpanel"
          id={`${base}-panel-${index}`}
          aria-labelledby={`${base}-tab-${index}`}
          hidden={index !== selected}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the ARIA tabs pattern makes the panel a tab stop
          tabIndex={0}
          className={styles.Panel}
        >
          {panels[title]}
        </div>
      ))}
    </div>
  );
}
