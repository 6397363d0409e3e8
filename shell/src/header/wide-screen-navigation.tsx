import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { type Group, navigation } from './navigation';
import { PageLink } from './page-link';
import styles from './wide-screen-navigation.module.css';

/** The links in a row. Dropdowns are `<details>`, which open without script; script adds ways to close them. */
export function WideScreenNavigation() {
  const nav = useRef<HTMLElement>(null);

  // React handlers only see clicks inside the navigation.
  useEffect(() => {
    function closeFromOutside({ target }: PointerEvent) {
      if (!(target instanceof Node) || nav.current?.contains(target)) return;
      for (const dropdown of nav.current?.querySelectorAll('details') ?? []) dropdown.open = false;
    }
    document.addEventListener('pointerdown', closeFromOutside);
    return () => document.removeEventListener('pointerdown', closeFromOutside);
  }, []);

  return (
    <nav ref={nav} aria-label="Main" className={styles.Navigation}>
      <ul className={styles.List}>
        {navigation.map((entry) => (
          <li key={entry.label} className={styles.Entry}>
            {'to' in entry ? (
              <PageLink to={entry.to} className={styles.Link}>
                {entry.label}
              </PageLink>
            ) : (
              <Dropdown group={entry} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Dropdown({ group }: { group: Group }) {
  const { pathname } = useLocation();
  const containsPage = group.links.some(({ to }) => to === pathname);
  return (
    <details
      name="site-navigation"
      className={styles.Dropdown}
      onKeyDown={closeOnEscape}
      onBlur={closeOnBlur}
      onClick={closeOnLinkClick}
    >
      <summary className={styles.Link} data-arrow data-current={containsPage || undefined}>
        {group.label}
      </summary>
      <ul className={styles.Menu}>
        {group.links.map(({ label, to }) => (
          <li key={to}>
            <PageLink to={to} className={styles.MenuLink}>
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
  const dropdown = event.currentTarget;
  if (event.key !== 'Escape' || !dropdown.open) return;
  dropdown.open = false;
  dropdown.querySelector('summary')?.focus();
}

function closeOnBlur(event: FocusEvent<HTMLDetailsElement>) {
  // No related target: the window lost the focus, or the visitor pressed something that cannot have it.
  if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) {
    event.currentTarget.open = false;
  }
}

function closeOnLinkClick(event: MouseEvent<HTMLDetailsElement>) {
  if (event.target instanceof Element && event.target.closest('a')) event.currentTarget.open = false;
}
