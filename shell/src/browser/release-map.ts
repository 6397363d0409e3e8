import { mapAddress, type ReleaseMap } from '../boot';

const TIME_LIMIT_MS = 10_000;

/** Fetches what the browser knows of its release set beyond the open page: once, and again after a failure. */
export function createReleaseMap(release: string): () => Promise<ReleaseMap> {
  let known: Promise<ReleaseMap> | null = null;
  return () => {
    known ??= fetchMap(release).catch((error: unknown) => {
      known = null;
      throw error;
    });
    return known;
  };
}

async function fetchMap(release: string): Promise<ReleaseMap> {
  const response = await fetch(mapAddress(release), {
    headers: { 'Release-Set': release },
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  });
  if (!response.ok) throw new Error(`The release set ${release} cannot be had (${response.status})`);
  return (await response.json()) as ReleaseMap;
}
