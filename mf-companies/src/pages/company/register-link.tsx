import { ButtonLink } from '@sharemore/platform/ui';
import type { ReactNode } from 'react';
import { firstFieldId, showRegisterForm } from './register';

/** Leads to the waitlist form: a link before any script, and with it the scroll, the focus and the highlight. */
export function RegisterLink({ children }: { children: ReactNode }) {
  return (
    <ButtonLink
      href={`#${firstFieldId}`}
      onClick={(event) => {
        event.preventDefault();
        showRegisterForm();
      }}
    >
      {children}
    </ButtonLink>
  );
}
