import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import styles from './tabs.module.css';

interface Tab {
  id: string;
  label: ReactNode;
  /** The address that opens this tab, such as `?tab=payments`: tabs are links, so they work before hydration. */
  to: string;
  panel: ReactNode;
}

interface TabsProps {
  /** The accessible name of the tab list. */
  label: string;
  tabs: Tab[];
  /** The id of the open tab. */
  selected: string;
}

/** Tabs whose selection lives in the address. All panels stay mounted, so that typed text is kept. */
export function Tabs({ label, tabs, selected }: TabsProps) {
  const base = useId();
  return (
    <div>
      <div role="tablist" aria-label={label} className={styles.List}>
        {tabs.map((tab) => (
          <Link
            key={tab.id}
            to={tab.to}
            replace
            preventScrollReset
            role="tab"
            id={`${base}-tab-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={`${base}-panel-${tab.id}`}
            tabIndex={tab.id === selected ? 0 : -1}
            ref={tab.id === selected ? showInRow : undefined}
            className={styles.Tab}
            onKeyDown={moveBetweenTabs}
          >
            {tab.label}
          </Link>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-panel-${tab.id}`}
          aria-labelledby={`${base}-tab-${tab.id}`}
          hidden={tab.id !== selected}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the ARIA tabs pattern makes the panel a tab stop
          tabIndex={0}
          className={styles.Panel}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}

/** On a phone the row of tabs scrolls; scrolls nothing but the row. */
function showInRow(tab: HTMLElement | null) {
  const row = tab?.parentElement;
  if (row) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
}

const moves: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Arrow keys, Home and End move and select; Space opens the tab, as Enter does on any link. */
function moveBetweenTabs(event: KeyboardEvent<HTMLAnchorElement>) {
  const tab = event.currentTarget;
  if (event.key === ' ') {
    event.preventDefault();
    tab.click();
    return;
  }
  const move = moves[event.key];
  const all = [...(tab.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
  const next = move && all[move(all.indexOf(tab), all.length)];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.click();
}
