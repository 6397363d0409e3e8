import { withTimeLimit } from './time-limit';

const TIME_LIMIT_MS = 3000;

/**
 * Loads the form checks on first use, one copy for all areas. If this fails or takes longer than 3 seconds, only the
 * server checks the form.
 */
export function loadFormChecks() {
  return withTimeLimit(import('./contract/form-checks'), TIME_LIMIT_MS).catch(() => null);
}
