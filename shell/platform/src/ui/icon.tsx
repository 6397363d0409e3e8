/// <reference path="./lucide.d.ts" />
import type { LucideIconData } from '@lucide/icons';
import { type ComponentProps, createElement } from 'react';

interface IconProps extends ComponentProps<'svg'> {
  /** Its drawing: the default export of `@lucide/icons/icons/NAME`. */
  of: LucideIconData;
  size?: number;
}

/** An icon in the colour of the text around it. It is hidden from assistive technology: it needs words beside it. */
export function Icon({ of, size = 24, ...rest }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    >
      {of.node.map(([tag, { key, ...attributes }]) => createElement(tag, { key, ...attributes }))}
    </svg>
  );
}
