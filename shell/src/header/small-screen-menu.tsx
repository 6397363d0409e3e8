import { Menu, X } from 'lucide-react';
import { type MouseEvent, type ReactNode, type ToggleEvent, useEffect, useId, useRef } from 'react';
import { NavLink } from 'react-router-dom';
import { navigation } from './navigation';
import styles from './small-screen-menu.module.css';

/**
 * The menu button and its full-screen panel: a popover, so that it opens, closes and leaves on Escape before
 * any script. `actions` are the header's two buttons. While it is open, script keeps the focus from what is behind.
 */
export function SmallScreenMenu({ actions }: { actions: ReactNode }) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // It may have been opened before script ran.
    if (panel.current?.matches(':popover-open')) setInertBehind(panel.current, true);
    // A screen that is turned may be wide enough to show no menu.
    const closeUnseen = () => {
      if (!panel.current?.checkVisibility()) panel.current?.hidePopover();
    };
    addEventListener('resize', closeUnseen);
    return () => removeEventListener('resize', closeUnseen);
  }, []);

  return (
    <div className={styles.Menu}>
      <button type="button" popoverTarget={id} className={styles.Toggle} data-paper="never">
        <Menu />
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
        onClick={closeAfterChoice}
        onBeforeToggle={releaseBehind}
        onToggle={holdBehind}
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
            <X />
            Close menu
          </button>
          <ul className={styles.List}>
            {navigation.map((entry) =>
              'to' in entry ? (
                <li key={entry.label}>
                  <NavLink to={entry.to} className={styles.Link}>
                    {entry.label}
                  </NavLink>
                </li>
              ) : (
                <li key={entry.label}>
                  <p className={styles.Group}>{entry.label}</p>
                  <ul>
                    {entry.links.map((link) => (
                      <li key={link.to}>
                        <NavLink to={link.to} className={styles.Link}>
                          {link.label}
                        </NavLink>
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

/** A link of the site changes the page beneath the panel without loading it anew. */
function closeAfterChoice(event: MouseEvent<HTMLElement>) {
  if (event.target instanceof Element && event.target.closest('a')) event.currentTarget.hidePopover();
}

function holdBehind(event: ToggleEvent<HTMLElement>) {
  if (event.newState === 'open') setInertBehind(event.currentTarget, true);
}

/** In time for the browser to give the focus back to the menu button. */
function releaseBehind(event: ToggleEvent<HTMLElement>) {
  if (event.newState === 'closed') setInertBehind(event.currentTarget, false);
}

function setInertBehind(panel: HTMLElement, isInert: boolean) {
  for (let inside: Element = panel; inside.parentElement; inside = inside.parentElement) {
    for (const sibling of inside.parentElement.children) {
      if (sibling !== inside) sibling.toggleAttribute('inert', isInert);
    }
  }
}
