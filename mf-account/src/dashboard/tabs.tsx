import { TextLink } from '@sharemore/platform/ui';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { type DashboardTabId, dashboardTabs } from './dashboard-tabs';
import styles from './tabs.module.css';

interface TabsProps {
  selected: DashboardTabId;
  panels: Record<DashboardTabId, ReactNode>;
}

/** Tabs as links, which work before hydration. All panels stay mounted, so that typed text is kept. */
export function Tabs({ selected, panels }: TabsProps) {
  const base = useId();
  return (
    <div className={styles.Tabs}>
      <div role="tablist" aria-label="Your account" className={styles.List}>
        {dashboardTabs.map(({ id, label }) => (
          <TextLink
            key={id}
            to={`?tab=${id}`}
            replace
            preventScrollReset
            role="tab"
            id={`${base}-tab-${id}`}
            aria-selected={id === selected}
            aria-controls={`${base}-panel-${id}`}
            tabIndex={id === selected ? 0 : -1}
            ref={id === selected ? showInRow : undefined}
            className={styles.Tab}
            onKeyDown={moveBetweenTabs}
          >
            {label}
          </TextLink>
        ))}
      </div>
      {dashboardTabs.map(({ id }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${base}-panel-${id}`}
          aria-labelledby={`${base}-tab-${id}`}
          hidden={id !== selected}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the ARIA tabs pattern makes the panel a tab stop
          tabIndex={0}
          className={styles.Panel}
        >
          {panels[id]}
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
