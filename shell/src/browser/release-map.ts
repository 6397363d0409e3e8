import { mapAddress, type ReleaseMap } from '../boot';

const TIME_LIMIT_MS = 10_000;

/** Fetches the map of the release set once; after a failure the next call fetches again. */
export function createReleaseMap(release: string): () => Promise<ReleaseMap> {
  let fetched: Promise<ReleaseMap> | null = null;
  return () => {
    fetched ??= fetchMap(release).catch((error: unknown) => {
      fetched = null;
      throw error;
    });
    return fetched;
  };
}

async function fetchMap(release: string): Promise<ReleaseMap> {
  const response = await fetch(mapAddress(release), {
    headers: { 'Release-Set': release },
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  });
  if (!response.ok) throw new Error(`The release set ${release} cannot be loaded (${response.status})`);
  return (await response.json()) as ReleaseMap;
}
