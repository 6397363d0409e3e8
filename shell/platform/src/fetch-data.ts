/** Told to the window when the server has no more of the release that the page came from. */
export const RELEASE_GONE = 'release-gone';

/**
 * Fetches an area's own data (a path of its `area.config.ts`) from the release that the open page came from, so
 * that a tab goes on working after another build went live. When that release is gone the shell loads the page
 * anew, and the promise never settles.
 */
export async function fetchData(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  const { release } = document.documentElement.dataset;
  if (release) headers.set('Release-Set', release);
  const response = await fetch(path, { ...init, headers });
  if (response.status !== 410) return response;
  window.dispatchEvent(new Event(RELEASE_GONE));
  return new Promise(() => {});
}
