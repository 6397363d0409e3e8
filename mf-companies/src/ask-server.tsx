import { type ReactNode, useEffect } from 'react';
import { forgetCompanies } from './companies/browser-companies';

/** Loads the page anew where the browser's list has no answer, and forgets that list; shows `children` meanwhile. */
export function AskServer({ children }: { children: ReactNode }) {
  useEffect(() => {
    forgetCompanies();
    location.reload();
  }, []);
  return children;
}
