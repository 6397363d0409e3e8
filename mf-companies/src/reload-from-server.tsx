import { Notice } from '@sharemore/platform/widgets/notice';
import { useEffect } from 'react';
import { forgetCompanies } from './companies/browser-companies';

/**
 * Clears the browser's list and reloads the page, for what that list cannot answer. Offline, where a reload would lose
 * the page, it says so and waits.
 */
export function ReloadFromServer() {
  useEffect(() => {
    const reload = () => {
      forgetCompanies();
      location.reload();
    };
    if (navigator.onLine) reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);
  if (navigator.onLine) return null;
  return (
    <Notice tone="warning" title="You are offline" live>
      We cannot look this up now. The page loads again when you are back online.
    </Notice>
  );
}
