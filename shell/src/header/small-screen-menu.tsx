import Menu from '@lucide/icons/icons/menu';
import X from '@lucide/icons/icons/x';
import { useSite } from '@sharemore/platform/page';
import { Icon } from '@sharemore/platform/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { navigationWith } from './navigation';
import { PageLink } from './page-link';
import styles from './small-screen-menu.module.css';

/**
 * The menu button and its full-screen panel. The panel is a popover, so it opens and closes without script. Script closes
 * it when the visitor goes on to another page, or leaves it with the keyboard. `children` are the header's two buttons.
 */
export function SmallScreenMenu({ children }: { children: ReactNode }) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const { links } = useSite();

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the visitor has gone on
  useEffect(() => () => panel.current?.hidePopover?.(), [key]);

  return (
    <div className={styles.Menu}>
      <button type="button" popoverTarget={id} className={styles.Toggle} data-paper="never">
        <Icon of={Menu} />
        Menu
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-modal="true"
        aria-label="Menu"
        className={styles.Panel}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover?.();
        }}
      >
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
            {navigationWith(links).map((entry) =>
              'to' in entry ? (
                <li key={entry.label}>
                  <PageLink {...entry} className={styles.Link} />
                </li>
              ) : (
                <li key={entry.label}>
                  <p data-text="note">{entry.label}</p>
                  <ul>
                    {entry.links.map((link) => (
                      <li key={link.to}>
                        <PageLink {...link} className={styles.Link} />
                      </li>
                    ))}
                  </ul>
                </li>
              ),
            )}
          </ul>
          <div className={styles.Actions}>{children}</div>
        </nav>
      </div>
    </div>
  );
}
