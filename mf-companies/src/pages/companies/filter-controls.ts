import { directoryPath, type Filters, readFilters } from '../../directory/filters';

/** The filters in the form's controls. The form has no page number, so the result is page 1. */
export function filtersIn(form: HTMLFormElement): Filters {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return readFilters(new URLSearchParams(entries));
}

/** Whether the controls show `filters`, on any page. */
export function showsFilters(form: HTMLFormElement, filters: Filters): boolean {
  return directoryPath(filtersIn(form)) === directoryPath({ ...filters, page: 1 });
}

/** Whether the visitor changed a control since the server rendered it. */
export function isEdited(form: HTMLFormElement): boolean {
  return [...form.elements].some((control) =>
    control instanceof HTMLSelectElement
      ? !control.selectedOptions[0]?.hasAttribute('selected')
      : control instanceof HTMLInputElement && control.value !== control.defaultValue,
  );
}

export function writeFilters(form: HTMLFormElement, filters: Filters): void {
  for (const name of ['q', 'industry', 'size', 'sort'] as const) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) {
      control.value = filters[name];
    }
  }
}
