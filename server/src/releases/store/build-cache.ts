import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { singleFlight } from '../../single-flight';
import { within } from '../../time-limit';
import { unpack } from '../archive';
import { temporaryFolder } from '../temporary-folder';

/** A build that is published again under its name is looked for after this time. */
const TRUSTED_MS = 30_000;
/** A visitor's file does not wait longer for that. */
const ASK_LIMIT_MS = 500;

/** Local copies of builds that live elsewhere: `AREA/BUILD-GENERATION`, there only when whole. */
export function openBuildCache(
  root: string,
  fetchArchive: (area: string, build: string, generation: string) => Promise<Buffer | undefined>,
) {
  const known = new Map<string, { generation: string; at: number }>();
  const bringing = singleFlight<void>();

  async function bring(area: string, build: string, generation: string, target: string): Promise<void> {
    if (await isThere(target)) return;
    const archive = await fetchArchive(area, build, generation);
    if (!archive) return;
    await mkdir(join(root, area), { recursive: true });
    await using arriving = await temporaryFolder(join(root, '.arriving-'));
    await unpack(Readable.from([archive]), arriving.path);
    await rename(arriving.path, target).catch(async (error) => {
      // Another process of this machine was faster.
      if (!(await isThere(target))) throw error;
    });
  }

  async function newest(name: string, ask: () => Promise<string | undefined>): Promise<string | undefined> {
    const last = known.get(name);
    if (last && performance.now() - last.at <= TRUSTED_MS) return last.generation;
    const asked = ask().then((generation) => ({ generation }));
    const { generation } = last
      ? ((await within(asked, ASK_LIMIT_MS).catch(() => undefined)) ?? last)
      : await asked;
    if (generation) known.set(name, { generation, at: performance.now() });
    return generation;
  }

  /** The folder of the newest generation that is known; it is not there when that was replaced meanwhile. */
  async function bringNewest(area: string, build: string, ask: () => Promise<string | undefined>) {
    const generation = await newest(`${area}/${build}`, ask);
    if (!generation) return join(root, area, build);
    const target = join(root, area, `${build}-${generation}`);
    await bringing.run(target, () => bring(area, build, generation, target));
    return target;
  }

  return {
    /** Says which generation is the newest, where that is known without asking. */
    expect(area: string, build: string, generation: string): void {
      known.set(`${area}/${build}`, { generation, at: performance.now() });
    },

    /** The folder of a build, brought here if it is not; while the generation cannot be asked for, the last known. */
    async folder(area: string, build: string, ask: () => Promise<string | undefined>): Promise<string> {
      const folder = await bringNewest(area, build, ask);
      if (await isThere(folder)) return folder;
      // Another server published it at the same moment, so that the generation that is known is gone.
      known.delete(`${area}/${build}`);
      return bringNewest(area, build, ask);
    },

    /** Removes the copies of builds that `list` does not name. */
    async clear(list: () => Promise<{ area: string; build: string }[]>): Promise<void> {
      const copies = await copiesIn(root);
      const builds = await list();
      for (const copy of copies) {
        const isKept = builds.some(({ area, build }) => area === copy.area && build === copy.build);
        if (!isKept) await rm(copy.folder, { recursive: true, force: true });
      }
    },
  };
}

async function copiesIn(root: string): Promise<{ area: string; build: string; folder: string }[]> {
  const namesIn = (folder: string) => readdir(folder).catch(() => []);
  const areas = await namesIn(root);
  const found = areas.map(async (area) => {
    const names = await namesIn(join(root, area));
    return names.flatMap((name) => {
      const [, build] = /^([a-z0-9]+)-[0-9a-f]{16}$/.exec(name) ?? [];
      return build ? [{ area, build, folder: join(root, area, name) }] : [];
    });
  });
  return (await Promise.all(found)).flat();
}

async function isThere(folder: string): Promise<boolean> {
  return stat(folder).then(
    () => true,
    () => false,
  );
}
