import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names';
import { Spinner } from './spinner';
import { type Destination, TextLink } from './text-link';

interface ButtonLook {
  /** By default the page's main action; `secondary` for actions beside it, `quiet` for minor ones. */
  variant?: 'secondary' | 'quiet';
  size?: 's' | 'l';
}

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Disables the button, shows a spinner and sets `aria-busy`. */
  busy?: boolean;
}

/** An action on this page; for navigation use ButtonLink. */
export function Button({
  variant,
  size,
  busy = false,
  type = 'button',
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={classNames(styles.Button, className)}
      data-variant={variant}
      data-size={size}
    >
      {busy && <Spinner />}
      {/* An element of its own: the spinner can then come before text that a translator has replaced. */}
      <span className={styles.Words}>{children}</span>
    </button>
  );
}

/** A link that looks like a button: `to` within the site, `href` for anything else. */
export function ButtonLink({ variant, size, className, ...rest }: ButtonLook & Destination) {
  return (
    <TextLink
      {...rest}
      className={classNames(styles.Button, className)}
      data-variant={variant}
      data-size={size}
    />
  );
}
