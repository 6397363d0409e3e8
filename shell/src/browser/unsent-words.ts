import { textFields } from '@sharemore/platform/page';

/** Returns a function that says whether any form on the page holds text that the visitor typed and has not sent. */
export function watchUnsentWords(): () => boolean {
  const touched = new Set([...document.forms].filter(differsFromMarkup));
  document.addEventListener(
    'input',
    ({ target }) => {
      const { form } = target as HTMLInputElement;
      if (form) touched.add(form);
    },
    { capture: true, passive: true },
  );
  return () => [...touched].some((form) => form.isConnected && !isSearch(form) && holdsWords(form));
}

/** The contents of a GET form end up in the address, so a page load does not lose them. */
function isSearch(form: HTMLFormElement): boolean {
  return form.method === 'get' && form.hasAttribute('action');
}

function holdsWords(form: HTMLFormElement): boolean {
  return textFields(form).some(({ value }) => value.trim() !== '');
}

/** Detects text that was typed before this script ran. */
function differsFromMarkup(form: HTMLFormElement): boolean {
  return textFields(form).some(({ value, defaultValue }) => value !== defaultValue);
}
