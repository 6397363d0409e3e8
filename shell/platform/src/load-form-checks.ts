/** Loads the form checks on first use, one copy for all areas. If this fails, only the server checks the form. */
export function loadFormChecks() {
  return import('./contract/form-checks').catch(() => null);
}
