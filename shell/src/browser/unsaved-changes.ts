import { textFields } from '@sharemore/platform/page';

/** Whether any form on the page holds text that the visitor typed and has not sent. */
export function hasUnsavedChanges(): boolean {
  return [...document.forms].some((form) => !isSearch(form) && textFields(form).some(isChanged));
}

/** The contents of a GET form end up in the address, so a page load does not lose them. */
function isSearch(form: HTMLFormElement): boolean {
  return form.method === 'get' && form.hasAttribute('action');
}

function isChanged({ value, defaultValue }: ReturnType<typeof textFields>[number]): boolean {
  return value !== defaultValue && value.trim() !== '';
}
