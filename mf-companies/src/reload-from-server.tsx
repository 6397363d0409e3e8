import { type ReactNode, useEffect } from 'react';
import { forgetCompanies } from './companies/browser-companies';

/** Clears the browser's list and reloads the page, for what that list cannot answer; shows `children` meanwhile. */
export function ReloadFromServer({ children }: { children: ReactNode }) {
  useEffect(() => {
    forgetCompanies();
    location.reload();
  }, []);
  return children;
}
