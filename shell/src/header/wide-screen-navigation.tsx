import { useSite } from '@sharemore/platform/page';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { type Group, navigationWith } from './navigation';
import { PageLink } from './page-link';
import styles from './wide-screen-navigation.module.css';

/** The links in a row. Dropdowns are `<details>`, which open without script; script adds ways to close them. */
export function WideScreenNavigation() {
  const nav = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const { links } = useSite();

  /** Closes the open dropdown on Escape, on a press or focus outside it, and when the visitor goes on. */
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the visitor has gone on
  useEffect(() => {
    const ended = new AbortController();
    function close(event?: Event) {
      const dropdown = nav.current?.querySelector<HTMLDetailsElement>('details[open]');
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
      if (!dropdown || (event && !isEscape && dropdown.contains(event.target as Node))) return;
      dropdown.open = false;
      if (isEscape) dropdown.querySelector('summary')?.focus();
    }
    for (const type of ['pointerdown', 'focusin', 'keydown'])
      document.addEventListener(type, close, { signal: ended.signal });
    return () => {
      ended.abort();
      close();
    };
  }, [key]);

  return (
    <nav ref={nav} aria-label="Main" className={styles.Navigation}>
      <ul className={styles.List}>
        {navigationWith(links).map((entry) => (
          <li key={entry.label} className={styles.Entry}>
            {'to' in entry ? <PageLink {...entry} className={styles.Link} /> : <Dropdown {...entry} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Dropdown({ label, links }: Group) {
  const { pathname } = useLocation();
  const containsPage = links.some(({ to }) => to === pathname);
  return (
    <details name="site-navigation">
      <summary className={styles.Link} data-arrow data-current={containsPage || undefined}>
        {label}
      </summary>
      <ul className={styles.Menu}>
        {links.map((link) => (
          <li key={link.to}>
            <PageLink {...link} className={styles.MenuLink} />
          </li>
        ))}
      </ul>
    </details>
  );
}
