import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names';
import { Spinner } from './spinner';
import { type Destination, TextLink } from './text-link';

interface ButtonLook {
  /** Without one it is the page's one main action; `secondary` stands beside it, `quiet` is for lesser tools. */
  variant?: 'secondary' | 'quiet';
  size?: 's' | 'l';
}

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Work is under way: the button is disabled and says so to assistive technology. */
  busy?: boolean;
}

/** An action on this page. To go somewhere, use ButtonLink. */
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
      {children}
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
