/** As for the company list (spec section 9). */
const TIME_LIMIT_MS = 12_000;
const MAX_AGE_MS = 30_000;

/** Prefetched responses by path; null for a failed request. */
const prefetched = new Map<string, Promise<Response | null>>();

/**
 * Fetches an area's own data (a path of its `area.config.ts`) from the release that rendered the open page, so that a
 * tab keeps working after another build goes live. For loaders only: if that release is gone, this throws the answer
 * (410), and the shell loads the page from the server. @throws also when there is no answer within 12 seconds
 */
export async function fetchData(path: string): Promise<Response> {
  const early = prefetched.get(path);
  prefetched.delete(path);
  const response = (await early) ?? (await request(path));
  if (response.status === 410) throw response;
  return response;
}

/** Prefetches data for the next `fetchData` of the same path within 30 seconds. */
export function fetchDataEarly(path: string): void {
  if (prefetched.has(path)) return;
  const useful = request(path)
    .then((response) => (response.ok ? response : null))
    .catch(() => null);
  prefetched.set(path, useful);
  setTimeout(() => prefetched.get(path) === useful && prefetched.delete(path), MAX_AGE_MS);
}

function request(path: string): Promise<Response> {
  const headers = { 'Release-Set': document.documentElement.dataset.release ?? '' };
  return fetch(path, { signal: AbortSignal.timeout(TIME_LIMIT_MS), headers });
}
