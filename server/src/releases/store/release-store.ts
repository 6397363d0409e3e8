import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { ReleaseRefused } from '../release-refused';
import { copyCompressed, placeBuild } from './build-copies';
import {
  areaName,
  buildId,
  type Change,
  changeSchema,
  type PublishedBuild,
  publishedBuildSchema,
  type Refusal,
  type ReleaseToken,
  refusalSchema,
  releaseTokenSchema,
} from './records';
import type { Entry, Folder, Storage } from './storage';

/** How often the log is polled for changes, in milliseconds. */
const POLL_MS = 500;
/** How many changes are read; older ones stay in the store. */
const REMEMBERED = 500;

const BAD_SECRET =
  'The secret of previews in the release store (secrets/previews) is not 64 hexadecimal digits: delete it, and a new one is made, which ends all preview links';

/** Published builds, the log of changes, and tokens. */
export type ReleaseStore = ReturnType<typeof createReleaseStore>;

/** An entry that cannot be read or is damaged throws, and names itself: entries are written whole, so a disk failed. */
export function createReleaseStore(storage: Storage) {
  const nameOf = (area: string, id: string) => `${areaName.parse(area)}@${buildId.parse(id)}`;
  const filesOf = (area: string, id: string) => join(storage.filesDir, ...nameOf(area, id).split('@'));
  const put = (folder: Folder, name: string, value: object) => storage.put(folder, name, textOf(value));
  const putBuild = (build: PublishedBuild) =>
    put('builds', nameOf(build.manifest.area, build.manifest.build), build);

  async function parse<T>(folder: Folder, schema: z.ZodType<T>, { name, text }: Entry): Promise<T> {
    // Parsing a thousand builds at once would hold up the server.
    await setImmediate();
    try {
      return schema.parse(JSON.parse(text));
    } catch {
      const entry = `${folder}/${name}`;
      throw new ReleaseRefused(`The entry ${entry} of the release store is damaged: restore or delete it`);
    }
  }

  async function read<T>(folder: Folder, schema: z.ZodType<T>, name: string) {
    const text = await storage.read(folder, name);
    return text === null ? null : parse(folder, schema, { name, text });
  }

  async function readAll<T>(folder: Folder, schema: z.ZodType<T>, most?: number): Promise<T[]> {
    const all: T[] = [];
    for (const entry of await storage.list(folder, most)) all.push(await parse(folder, schema, entry));
    return all;
  }

  let look = () => {};
  /** The log as last read, which is read again once its newest entry is another. */
  let log: { newest?: Entry; changes: Change[] } = { changes: [] };

  async function readLog(): Promise<Change[]> {
    const [newest] = await storage.list('changes', 1);
    if (!isDeepStrictEqual(newest, log.newest))
      log = { newest, changes: await readAll('changes', changeSchema, REMEMBERED) };
    return log.changes;
  }

  return {
    /**
     * Stores the build in `source`, which the caller has checked, with compressed forms of its text files. Replaces a
     * damaged copy of the same bytes. Other readers see the build only once it is complete.
     */
    async addBuild(source: string, build: PublishedBuild): Promise<void> {
      const { area, build: id } = build.manifest;
      await placeBuild(filesOf(area, id), async (draft) => {
        await copyCompressed(source, draft);
        await storage.upload?.(nameOf(area, id), draft);
      });
      await putBuild(build);
    },
    /** Replaces the record of a published build, not its files. */
    updateBuild: putBuild,
    async build(area: string, id: string): Promise<PublishedBuild | null> {
      return read('builds', publishedBuildSchema, nameOf(area, id));
    },
    /** All published builds, newest first. */
    async builds(): Promise<PublishedBuild[]> {
      const all = await readAll('builds', publishedBuildSchema);
      return all.sort((a, b) => b.at.localeCompare(a.at));
    },
    async removeBuild(area: string, id: string): Promise<void> {
      // First: a record without files is removed by the next `gc`, if this is killed.
      await rm(filesOf(area, id), { recursive: true, force: true });
      await storage.removeBuild(nameOf(area, id));
    },
    /** The local folder of a build's files, some of which may have been lost. */
    async folder(area: string, id: string): Promise<string> {
      const folder = filesOf(area, id);
      if (!existsSync(folder)) await storage.download?.(nameOf(area, id), folder);
      return folder;
    },
    /** Downloads again a build of which local files were lost, where the store has them elsewhere. */
    renew: async (area: string, id: string) => storage.download?.(nameOf(area, id), filesOf(area, id)),

    /** What is and was live, newest first: the first is in effect. */
    changes: readLog,
    /** Adds a change if its number is free. */
    append: (change: Change): Promise<boolean> =>
      storage.add('changes', String(change.number).padStart(8, '0'), textOf(change)).finally(() => look()),
    /** Calls back after each change, and whenever it is time to look for one by another process. */
    watch(onChange: () => void): void {
      look = onChange;
      setInterval(onChange, POLL_MS).unref();
    },

    /** Keeps why a set did not go live, in one of 256 places: a later refusal may take that of an earlier one. */
    saveRefusal: (refusal: Refusal) => put('refusals', refusal.set.id.slice(0, 2), refusal),
    async refusals(): Promise<Refusal[]> {
      const all = await readAll('refusals', refusalSchema);
      return all.sort((a, b) => b.at.localeCompare(a.at));
    },

    tokens: (): Promise<ReleaseToken[]> => readAll('tokens', releaseTokenSchema),
    token: (id: string) => read('tokens', releaseTokenSchema, id),
    /** Adds a token, or replaces the one with its id. */
    saveToken: (token: ReleaseToken) => put('tokens', token.id, token),
    /**
     * A secret that all servers on this store share, generated on first use.
     * @throws {ReleaseRefused} if it is damaged: with a short one anybody could sign previews
     */
    async secret(): Promise<string> {
      const kept = await storage.read('secrets', 'previews');
      if (kept === null) await storage.add('secrets', 'previews', randomBytes(32).toString('hex'));
      const secret = kept ?? (await storage.read('secrets', 'previews')) ?? '';
      if (!/^[0-9a-f]{64}$/.test(secret)) throw new ReleaseRefused(BAD_SECRET);
      return secret;
    },
    close: storage.close,
    [Symbol.asyncDispose]: storage.close,
  };
}

const textOf = (value: object): string => JSON.stringify(value, null, 2);
