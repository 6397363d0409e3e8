import { directoryPath, type Filters, readFilters } from '../../directory/filters';

const names = ['q', 'industry', 'size', 'sort'] as const;

/** What the form's controls say; they know of no page, so a change starts at the first. */
export function filtersIn(form: HTMLFormElement): Filters {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return readFilters(new URLSearchParams(entries));
}

/** Whether the controls say the same as `filters`. */
export function isSaying(form: HTMLFormElement, filters: Filters): boolean {
  return directoryPath(filtersIn(form)) === directoryPath({ ...filters, page: 1 });
}

/** Whether somebody changed a control since the server sent it. */
export function isEdited(form: HTMLFormElement): boolean {
  return [...form.elements].some((control) =>
    control instanceof HTMLSelectElement
      ? !control.selectedOptions[0]?.hasAttribute('selected')
      : control instanceof HTMLInputElement && control.value !== control.defaultValue,
  );
}

/** Sets the controls to `filters`. */
export function writeFilters(form: HTMLFormElement, filters: Filters): void {
  for (const name of names) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) {
      control.value = filters[name];
    }
  }
}
