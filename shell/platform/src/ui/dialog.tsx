import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './dialog.module.css';

export interface DialogProps {
  open: boolean;
  /** Escape, the close button and a click on the backdrop ask for it; the caller then sets `open` to false. */
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/** A modal dialog: the browser keeps the focus inside and gives it back when it closes. */
export function Dialog({ open, onClose, title, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // `showModal` has no attribute that could be rendered in its place.
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open) dialog.current?.close();
  }, [open]);

  function closeFromBackdrop(event: MouseEvent) {
    if (event.target === dialog.current) onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={styles.Dialog}
      onClose={onClose}
      onClick={closeFromBackdrop}
    >
      <div className={styles.Inner}>
        <div className={styles.Head}>
          <h2 id={titleId} className={styles.Title}>
            {title}
          </h2>
          <button type="button" className={styles.Close} aria-label="Close" onClick={onClose}>
            <X aria-hidden="true" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
