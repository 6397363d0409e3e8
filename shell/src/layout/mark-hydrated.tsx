import { useEffect } from 'react';

declare global {
  interface Window {
    /** Set by the start script: the form that was submitted last. */
    submittedForm?: HTMLFormElement;
  }
}

/**
 * Tells tests and the start script that the page is hydrated, and submits again a form that only script can handle
 * (`method="dialog"`: the login, a film's play button) when the visitor was faster. Belongs in the part that hydrates
 * last.
 */
export function MarkHydrated() {
  useEffect(() => {
    document.documentElement.setAttribute('data-hydrated', 'true');
    if (window.submittedForm?.method === 'dialog') window.submittedForm.requestSubmit();
  }, []);
  return null;
}
