import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { within } from '../../time-limit';
import { unpack } from '../archive';
import { temporaryFolder } from '../temporary-folder';

/** A build that is published again under its name is looked for after this time. */
const TRUSTED_MS = 30_000;
/** A visitor's file does not wait longer for that. */
const ASK_LIMIT_MS = 500;

interface Known {
  generation: string;
  at: number;
}

/** Local copies of builds that live elsewhere: `AREA/BUILD-GENERATION`, there only when whole. */
export function openBuildCache(
  root: string,
  fetchArchive: (area: string, build: string, generation: string) => Promise<Buffer | undefined>,
) {
  const known = new Map<string, Known>();
  const fetching = new Map<string, Promise<void>>();

  async function bring(area: string, build: string, generation: string, target: string): Promise<void> {
    if (await isThere(target)) return;
    const archive = await fetchArchive(area, build, generation);
    if (!archive) return;
    await mkdir(join(root, area), { recursive: true });
    await using arriving = await temporaryFolder(join(root, '.arriving-'));
    await unpack(Readable.from([archive]), join(arriving.path, 'build'));
    await rename(join(arriving.path, 'build'), target).catch(async (error) => {
      // Another process of this machine was faster.
      if (!(await isThere(target))) throw error;
    });
  }

  /** The folder of the newest generation that is known; it is not there when that was replaced meanwhile. */
  async function bringNewest(area: string, build: string, ask: () => Promise<string | undefined>) {
    const name = `${area}/${build}`;
    let last = known.get(name);
    if (!last || performance.now() - last.at > TRUSTED_MS) {
      const asked = ask().then((found) => ({ generation: found }));
      const { generation } = last
        ? ((await within(asked, ASK_LIMIT_MS).catch(() => undefined)) ?? last)
        : await asked;
      if (!generation) return join(root, area, build);
      last = { generation, at: performance.now() };
      known.set(name, last);
    }
    const target = join(root, area, `${build}-${last.generation}`);
    const { generation } = last;
    const work = fetching.get(target) ?? bring(area, build, generation, target);
    fetching.set(target, work);
    await work.finally(() => fetching.delete(target));
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

    async remove(area: string, build: string): Promise<void> {
      const last = known.get(`${area}/${build}`);
      known.delete(`${area}/${build}`);
      if (last) await rm(join(root, area, `${build}-${last.generation}`), { recursive: true, force: true });
    },
  };
}

async function isThere(folder: string): Promise<boolean> {
  return stat(folder).then(
    () => true,
    () => false,
  );
}
