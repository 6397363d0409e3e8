import { storeDrafts } from '@sharemore/platform/page';
import { type ReactNode, useEffect } from 'react';
import { forgetCompanies } from './companies/browser-companies';

/** Before a load of the page: clears the browser's list, and keeps what was typed. */
export function prepareReload(): void {
  forgetCompanies();
  storeDrafts();
}

/** Clears the browser's list and reloads the page, for what that list cannot answer; shows `children` meanwhile. */
export function ReloadFromServer({ children }: { children: ReactNode }) {
  useEffect(() => {
    prepareReload();
    location.reload();
  }, []);
  return children;
}
