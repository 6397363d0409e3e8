import { directoryPath, type Filters, readFilters } from '../../directory/filters';

const names = ['q', 'industry', 'size', 'sort'] as const;

/** What the form's controls say; they know of no page, so a change starts at the first. */
export function filtersIn(form: HTMLFormElement): Filters {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return readFilters(new URLSearchParams(entries));
}

/** Whether the controls say something else than `filters`. */
export function differs(form: HTMLFormElement, filters: Filters): boolean {
  return directoryPath(filtersIn(form)) !== directoryPath({ ...filters, page: 1 });
}

/** Sets the controls to `filters`, but for a text that somebody is in: whoever types is ahead of the address. */
export function writeFilters(form: HTMLFormElement, filters: Filters): void {
  for (const name of names) {
    const control = form.elements.namedItem(name);
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue;
    const isBeingTyped = control instanceof HTMLInputElement && control === document.activeElement;
    if (!isBeingTyped && control.value !== filters[name]) control.value = filters[name];
  }
}
