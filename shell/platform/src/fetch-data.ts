/** Told to the window when the server has no more of the release that the page came from. */
export const RELEASE_GONE = 'release-gone';

const KEPT_FOR_MS = 30_000;
const MOST_KEPT = 8;

/** Answers that were asked for early, by path; null for one that is of no use. */
const kept = new Map<string, Promise<Response | null>>();

/**
 * Fetches an area's own data (a path of its `area.config.ts`) from the release that the open page came from, so
 * that a tab goes on working after another build went live. When that release is gone the shell loads the page
 * anew, and the promise never settles.
 */
export async function fetchData(path: string, init: RequestInit = {}): Promise<Response> {
  const early = kept.get(path);
  kept.delete(path);
  const response = (await early) ?? (await ask(path, init));
  if (response.status !== 410) return response;
  window.dispatchEvent(new Event(RELEASE_GONE));
  return new Promise(() => {});
}

/** Asks for data that a page is about to want: the next `fetchData` takes the answer, unless it comes too late. */
export function fetchDataEarly(path: string): void {
  if (kept.has(path)) return;
  const answer = ask(path).then(
    (response) => (response.ok ? response : null),
    () => null,
  );
  kept.set(path, answer);
  setTimeout(() => kept.get(path) === answer && kept.delete(path), KEPT_FOR_MS);
  const [oldest = ''] = kept.keys();
  if (kept.size > MOST_KEPT) kept.delete(oldest);
}

/** What was asked for before a form was sent may be wrong after it. */
export const forgetEarlyData = (): void => kept.clear();

function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  const { release } = document.documentElement.dataset;
  if (release) headers.set('Release-Set', release);
  return fetch(path, { ...init, headers });
}
