import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { singleFlight } from '../../async/single-flight';
import { withTimeLimit } from '../../async/time-limit';
import { makeFolder } from '../../storage/write-durably';
import { unpack } from '../archive';
import { draftFolder } from '../temporary-folder';

/** How long a known generation is used before the cache asks for a newer one. */
const TRUSTED_MS = 30_000;
/** How long a visitor's file waits for that answer. */
const ASK_LIMIT_MS = 500;

/** A local cache of builds in folders `AREA/BUILD-GENERATION`, each created atomically. */
export function openBuildCache(
  root: string,
  fetchArchive: (area: string, build: string, generation: string) => Promise<Buffer | undefined>,
) {
  const known = new Map<string, { generation: string; at: number }>();
  const downloads = singleFlight<void>();
  /** The last question had no answer in time: until there is one, files do not wait for the next. */
  let isSilent = false;

  async function download(area: string, build: string, generation: string, target: string): Promise<void> {
    if (existsSync(target)) return;
    const archive = await fetchArchive(area, build, generation);
    if (!archive) return;
    await makeFolder(join(root, area));
    await using arriving = await draftFolder(root);
    await unpack(Readable.from([archive]), arriving.path);
    await rename(arriving.path, target).catch((error) => {
      // Another process on this machine may have been faster.
      if (!existsSync(target)) throw error;
    });
  }

  async function newestGeneration(name: string, ask: () => Promise<string | undefined>) {
    const last = known.get(name);
    if (last && performance.now() - last.at <= TRUSTED_MS) return last.generation;
    const asked = ask().then((generation) => {
      isSilent = false;
      return { generation };
    });
    const answer = await (last
      ? withTimeLimit(isSilent ? 0 : ASK_LIMIT_MS, () => asked).catch(() => undefined)
      : asked);
    isSilent = !answer;
    const generation = (answer ?? last)?.generation;
    if (generation) known.set(name, { generation, at: performance.now() });
    return generation;
  }

  /** The folder of the newest known generation; missing if that generation has been replaced meanwhile. */
  async function downloadNewest(area: string, build: string, ask: () => Promise<string | undefined>) {
    const generation = await newestGeneration(`${area}/${build}`, ask);
    if (!generation) return join(root, area, build);
    const target = join(root, area, `${build}-${generation}`);
    await downloads.run(target, () => download(area, build, generation, target));
    return target;
  }

  return {
    /** Records the newest generation when the caller already knows it. */
    expect(area: string, build: string, generation: string): void {
      known.set(`${area}/${build}`, { generation, at: performance.now() });
    },

    /**
     * The folder of a build, downloaded if missing.
     * @param ask for the newest generation; if it fails, the last known one is used
     */
    async folder(area: string, build: string, ask: () => Promise<string | undefined>): Promise<string> {
      const folder = await downloadNewest(area, build, ask);
      if (existsSync(folder)) return folder;
      // Another server has published the build again, so the known generation no longer exists.
      known.delete(`${area}/${build}`);
      return downloadNewest(area, build, ask);
    },

    /** Deletes copies of builds (`AREA/BUILD`) that `list` does not return. */
    async clear(list: () => Promise<string[]>): Promise<void> {
      const namesIn = (folder: string) => readdir(folder).catch(() => []);
      const areas = await namesIn(root);
      const copies = await Promise.all(
        areas.map(async (area) => (await namesIn(join(root, area))).map((name) => `${area}/${name}`)),
      );
      const builds = await list();
      for (const copy of copies.flat()) {
        const [, build] = /^(.+\/[a-z0-9]+)-[0-9a-f]{16}$/.exec(copy) ?? [];
        if (build && !builds.includes(build)) await rm(join(root, copy), { recursive: true, force: true });
      }
    },
  };
}
