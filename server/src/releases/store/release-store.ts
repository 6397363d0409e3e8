import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
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
  type ReleaseToken,
  releaseTokenSchema,
} from './records';
import type { Entry, Folder, Storage } from './storage';

/** How often the log is polled for changes, in milliseconds. */
export const POLL_MS = 1000;
/** How many changes are read; older ones stay in the store. */
const REMEMBERED = 500;

const BAD_SECRET =
  'The secret of previews in the release store (secrets/previews) is not 64 hexadecimal digits: delete it, and a new one is made, which ends all preview links';

/** Published builds, the log of changes, and tokens. */
export type ReleaseStore = ReturnType<typeof createReleaseStore>;

/** @param onDamaged called for each entry that is not valid, which is skipped; one that cannot be read throws */
export function createReleaseStore(
  storage: Storage,
  onDamaged: (entry: string, error: unknown) => void = () => {},
) {
  const nameOf = (area: string, id: string) => `${areaName.parse(area)}@${buildId.parse(id)}`;
  const filesOf = (area: string, id: string) =>
    join(storage.filesDir, areaName.parse(area), buildId.parse(id));
  const put = (folder: Folder, name: string, value: object) => storage.put(folder, name, textOf(value));
  const putBuild = (build: PublishedBuild) =>
    put('builds', nameOf(build.manifest.area, build.manifest.build), build);

  async function parse<T>(folder: Folder, schema: z.ZodType<T>, { name, text }: Entry): Promise<T | null> {
    // Parsing a thousand builds at once would hold up the server.
    await setImmediate();
    try {
      return schema.parse(JSON.parse(text));
    } catch (error) {
      onDamaged(`${folder}/${name}`, error);
      return null;
    }
  }

  async function read<T>(folder: Folder, schema: z.ZodType<T>, name: string) {
    const text = await storage.read(folder, name);
    const value = text === null ? null : await parse(folder, schema, { name, text });
    return text === null || value === null ? null : { text, value };
  }

  async function readAll<T>(folder: Folder, schema: z.ZodType<T>): Promise<T[]> {
    const all: T[] = [];
    for (const entry of await storage.list(folder)) {
      const one = await parse(folder, schema, entry);
      if (one !== null) all.push(one);
    }
    return all;
  }

  /** The log as last read. As long as its newest entry is unchanged, only later entries are read. */
  let log: (Entry & { change: Change | null })[] = [];

  async function readLog(): Promise<Change[]> {
    const before = log;
    const [newest] = before;
    let fresh = await storage.list('changes', newest?.name, REMEMBERED);
    // If it has changed, a backup was restored or the log was recreated.
    const isSame = newest && fresh.at(-1)?.name === newest.name && fresh.at(-1)?.text === newest.text;
    if (newest && !isSame) fresh = await storage.list('changes', undefined, REMEMBERED);
    const read: typeof log = [];
    for (const entry of isSame ? fresh.slice(0, -1) : fresh)
      read.push({ ...entry, change: await parse('changes', changeSchema, entry) });
    log = (isSame ? [...read, ...before] : read).slice(0, REMEMBERED);
    return log.flatMap(({ change }) => change ?? []);
  }

  return {
    /**
     * Stores the build in `source`, which the caller has checked, with compressed forms of its text files. Replaces a
     * damaged copy of the same bytes. Other readers see the build only once it is complete.
     * @param check refuses what was copied, of which then nothing is kept
     */
    async addBuild(
      source: string,
      build: PublishedBuild,
      check: (copy: string) => Promise<void> = async () => {},
    ): Promise<void> {
      const { area, build: id } = build.manifest;
      await placeBuild(filesOf(area, id), async (draft) => {
        await copyCompressed(source, draft);
        await check(draft);
        await storage.upload?.(nameOf(area, id), draft);
      });
      await putBuild(build);
    },
    /** Replaces the record of a published build, not its files. */
    updateBuild: putBuild,
    async build(area: string, id: string): Promise<PublishedBuild | null> {
      return (await read('builds', publishedBuildSchema, nameOf(area, id)))?.value ?? null;
    },
    /** All published builds, newest first. */
    async builds(): Promise<PublishedBuild[]> {
      const all = await readAll('builds', publishedBuildSchema);
      return all.sort((a, b) => b.at.localeCompare(a.at));
    },
    /** @returns false, and keeps the build, if its protection has been extended since it was read. */
    async removeBuild({ manifest: { area, build: id }, keepUntil }: PublishedBuild): Promise<boolean> {
      const found = await read('builds', publishedBuildSchema, nameOf(area, id));
      if (!found || found.value.keepUntil !== keepUntil) return false;
      // First: a record without files is removed by the next `gc`, if this is killed.
      await rm(filesOf(area, id), { recursive: true, force: true });
      return storage.remove('builds', nameOf(area, id), found.text);
    },
    /** The local folder of a build's files, some of which may have been lost. */
    async folder(area: string, id: string): Promise<string> {
      const folder = filesOf(area, id);
      if (!existsSync(folder)) await storage.download?.(nameOf(area, id), folder);
      return folder;
    },

    /** What is and was live, newest first: the first is in effect. Damaged entries are reported and skipped. */
    changes: readLog,
    /** Adds a change if its number is free; after damaged entries with the next free one. @returns false if it is taken. */
    async append(change: Change): Promise<boolean> {
      for (let { number } = change; ; number += 1) {
        const name = String(number).padStart(8, '0');
        if (await storage.add('changes', name, textOf({ ...change, number }))) return true;
        // A damaged entry keeps its number; otherwise nothing could ever be made live again.
        if (await read('changes', changeSchema, name)) return false;
      }
    },
    /** Calls back soon after any process appends to the log. @returns a function that stops watching. */
    watch(onChange: () => void): () => void {
      const timer = setInterval(onChange, POLL_MS).unref();
      const stop = storage.watch(onChange);
      return () => {
        clearInterval(timer);
        stop();
      };
    },

    tokens: (): Promise<ReleaseToken[]> => readAll('tokens', releaseTokenSchema),
    token: async (id: string) => (await read('tokens', releaseTokenSchema, id))?.value,
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
    /** The time in milliseconds since 1970, by the clock that all processes of this store share. */
    now: storage.now,
    close: storage.close,
  };
}

const textOf = (value: object): string => JSON.stringify(value, null, 2);
