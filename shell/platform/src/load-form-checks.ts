const TIME_LIMIT_MS = 3000;

/**
 * Loads the form checks on first use, one copy for all areas. If this fails or takes longer than 3 seconds, only the
 * server checks the form.
 */
export function loadFormChecks() {
  return new Promise<typeof import('./contract/form-checks')>((resolve, reject) => {
    setTimeout(reject, TIME_LIMIT_MS);
    import('./contract/form-checks').then(resolve, reject);
  }).catch(() => null);
}
