import Menu from '@lucide/icons/icons/menu';
import X from '@lucide/icons/icons/x';
import { Icon } from '@sharemore/platform/ui';
import { type MouseEvent, type ReactNode, type ToggleEvent, useEffect, useId, useRef } from 'react';
import { navigation } from './navigation';
import { PageLink } from './page-link';
import styles from './small-screen-menu.module.css';

/**
 * The menu button and its full-screen panel. The panel is a popover, so it opens and closes without script. While it is
 * open, script makes the page behind it inert. `actions` are the header's two buttons.
 */
export function SmallScreenMenu({ actions }: { actions: ReactNode }) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The visitor may have opened the panel before hydration.
    if (panel.current?.matches(':popover-open')) setBackgroundInert(panel.current, true);
    // After a rotation the screen may be too wide for the menu.
    const closeWhenHidden = () => {
      if (panel.current?.getClientRects().length === 0) panel.current.hidePopover();
    };
    const unmounted = new AbortController();
    addEventListener('resize', closeWhenHidden, unmounted);
    // The browser's Back button.
    addEventListener('popstate', () => panel.current?.hidePopover(), unmounted);
    return () => unmounted.abort();
  }, []);

  return (
    <div className={styles.Menu}>
      <button type="button" popoverTarget={id} className={styles.Toggle} data-paper="never">
        <Icon of={Menu} />
        Menu
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: it listens for the clicks of the links inside */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-modal="true"
        aria-label="Menu"
        className={styles.Panel}
        onClick={closeOnLinkClick}
        onBeforeToggle={enableBackground}
        onToggle={disableBackground}
      >
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          tabIndex={-1}
          aria-hidden="true"
          className={styles.Backdrop}
        />
        <nav aria-label="Menu" className={styles.Sheet}>
          <button
            type="button"
            // biome-ignore lint/a11y/noAutofocus: a dialog that opens takes the focus
            autoFocus
            popoverTarget={id}
            popoverTargetAction="hide"
            className={styles.Close}
          >
            <Icon of={X} />
            Close menu
          </button>
          <ul className={styles.List}>
            {navigation.map((entry) =>
              'to' in entry ? (
                <li key={entry.label}>
                  <PageLink to={entry.to} className={styles.Link}>
                    {entry.label}
                  </PageLink>
                </li>
              ) : (
                <li key={entry.label}>
                  <p data-text="note">{entry.label}</p>
                  <ul>
                    {entry.links.map((link) => (
                      <li key={link.to}>
                        <PageLink to={link.to} className={styles.Link}>
                          {link.label}
                        </PageLink>
                      </li>
                    ))}
                  </ul>
                </li>
              ),
            )}
          </ul>
          <div className={styles.Actions}>{actions}</div>
        </nav>
      </div>
    </div>
  );
}

/** Client navigation loads no new document, which would close the panel. */
function closeOnLinkClick(event: MouseEvent<HTMLElement>) {
  if (event.target instanceof Element && event.target.closest('a')) event.currentTarget.hidePopover();
}

function disableBackground(event: ToggleEvent<HTMLElement>) {
  if (event.newState === 'open') setBackgroundInert(event.currentTarget, true);
}

/** Runs before the panel closes, because the browser then returns the focus to the menu button. */
function enableBackground(event: ToggleEvent<HTMLElement>) {
  if (event.newState === 'closed') setBackgroundInert(event.currentTarget, false);
}

function setBackgroundInert(panel: HTMLElement, isInert: boolean) {
  for (let inside: Element = panel; inside.parentElement; inside = inside.parentElement) {
    for (const sibling of inside.parentElement.children) {
      if (sibling !== inside) sibling.toggleAttribute('inert', isInert);
    }
  }
}
