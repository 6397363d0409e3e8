const KEY = 'dev-typed-text';

type TextField = HTMLInputElement | HTMLTextAreaElement;

const typedInto =
  'textarea,input:not([type=hidden],[type=submit],[type=button],[type=file],[type=checkbox],[type=radio])';

/** The fields inside `root` that a visitor types into, passwords included. */
export const textFields = (root: ParentNode) => [...root.querySelectorAll<TextField>(typedInto)];

/** Development code copies no passwords. */
const fields = () => textFields(document).filter(({ type }) => type !== 'password');

/** Runs `work` when the page is hydrated. For development only. */
export function onceHydrated(work: () => void): void {
  new MutationObserver((_changes, observer) => {
    observer.disconnect();
    work();
  }).observe(document.documentElement, { attributeFilter: ['data-hydrated'] });
}

/** Saves the text in the page's fields before a reload. For development only. */
export function keepTyped(): void {
  const values = fields().map(({ value }) => value);
  sessionStorage.setItem(KEY, JSON.stringify({ path: location.pathname, values }));
}

/** Restores the saved text, with input events as if a person typed it. */
export function putBackTyped(): void {
  const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as { path?: string; values?: string[] };
  sessionStorage.removeItem(KEY);
  const now = fields();
  if (kept.path !== location.pathname || kept.values?.length !== now.length) return;
  for (const [index, field] of now.entries()) {
    const value = kept.values[index] ?? '';
    if (field.value === value) continue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
