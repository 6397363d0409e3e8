import { randomBytes } from 'node:crypto';
import { type FSWatcher, mkdirSync, watch } from 'node:fs';
import { readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { DRAFT, removeAbandoned, writeDurably, writeOnce } from '../../storage/write-durably';
import { copyCompressed, placeBuild } from './build-copies';
import {
  areaName,
  buildId,
  type Change,
  changeSchema,
  POLL_MS,
  type PublishedBuild,
  publishedBuildSchema,
  REMEMBERED,
  type ReleaseStore,
  releaseTokenSchema,
} from './release-store';

/**
 * The release store in one folder, which several processes on one machine may share: builds in `AREA/BUILD/` with a
 * record `AREA/BUILD.json` that is written last, the log in `changes/N.json`, tokens in `tokens/ID.json`.
 * @param onDamaged called for each file without a valid entry, which is skipped; a file that cannot be read throws
 */
export function openFolderStore(
  root: string,
  onDamaged?: (file: string, error: unknown) => void,
): ReleaseStore {
  const folder = (area: string, id: string) => join(root, areaName.parse(area), buildId.parse(id));
  const changeFile = (number: number) => join(root, 'changes', `${String(number).padStart(8, '0')}.json`);
  /** The log as last read, cached by its newest file's inode and time: a recreated log has the same file names. */
  let log: { newest: string; changes: Change[] } | undefined;

  async function read<T>(file: string, schema: z.ZodType<T>): Promise<T | null> {
    const text = await readFile(file, 'utf8').catch(ignoreMissing);
    if (text === undefined) return null;
    try {
      return schema.parse(JSON.parse(text));
    } catch (error) {
      onDamaged?.(file, error);
      return null;
    }
  }

  async function readAll<T>(dir: string, schema: z.ZodType<T>): Promise<T[]> {
    const all: T[] = [];
    // One after the other: parsing a thousand builds at once would hold up the server.
    for (const name of await namesIn(dir)) {
      const one = name.endsWith('.json') ? await read(join(dir, name), schema) : null;
      if (one !== null) all.push(one);
    }
    return all;
  }

  const saveRecord = (build: PublishedBuild) =>
    writeDurably(
      `${folder(build.manifest.area, build.manifest.build)}.json`,
      `${JSON.stringify(build, null, 2)}\n`,
    );

  async function readLog(): Promise<Change[]> {
    const names = (await namesIn(join(root, 'changes'))).filter((name) => /^\d+\.json$/.test(name));
    const numbers = names.map((name) => Number.parseInt(name, 10)).sort((a, b) => b - a);
    const [head = 0] = numbers;
    const found = await stat(changeFile(head)).catch(ignoreMissing);
    const newest = [found?.ino, found?.mtimeMs].join();
    if (log?.newest === newest) return log.changes;
    const files = numbers.slice(0, REMEMBERED).map(changeFile);
    const all = await Promise.all(files.map((file) => read(file, changeSchema)));
    log = { newest, changes: all.filter((change) => change !== null) };
    return log.changes;
  }

  return {
    async addBuild(source, build) {
      const { area, build: id } = build.manifest;
      await placeBuild(folder(area, id), (draft) => copyCompressed(source, draft));
      await saveRecord(build);
    },
    updateBuild: saveRecord,
    build: async (area, id) => read(`${folder(area, id)}.json`, publishedBuildSchema),
    async builds() {
      const entries = await readdir(root, { withFileTypes: true }).catch(ignoreMissing);
      const folders = (entries ?? []).filter((entry) => !entry.isFile()).map(({ name }) => name);
      const areas = folders.filter((name) => areaName.safeParse(name).success);
      const all = await Promise.all(areas.map((name) => readAll(join(root, name), publishedBuildSchema)));
      return all.flat().sort((a, b) => (a.at < b.at ? 1 : -1));
    },
    async removeBuild({ manifest: { area, build: id }, keepUntil }) {
      const record = `${folder(area, id)}.json`;
      const now = await read(record, publishedBuildSchema);
      if (!now || now.keepUntil !== keepUntil) return false;
      // As a draft: if this is killed, a later publication deletes the files, and the next `gc` a record without files.
      const old = join(root, area, DRAFT + randomBytes(4).toString('hex'));
      await rename(folder(area, id), old).catch(ignoreMissing);
      await rm(record, { force: true });
      await rm(old, { recursive: true, force: true });
      return true;
    },
    folder: async (area, id) => folder(area, id),

    changes: readLog,
    async append(change) {
      for (const name of ['', 'changes', 'tokens']) await removeAbandoned(join(root, name));
      for (let { number } = change; ; number += 1) {
        const file = changeFile(number);
        if (await writeOnce(file, `${JSON.stringify({ ...change, number }, null, 2)}\n`)) return true;
        // A damaged entry keeps its number; otherwise nothing could ever be made live again.
        if (await read(file, changeSchema)) return false;
      }
    },
    watch(onChange) {
      const timer = setInterval(onChange, POLL_MS).unref();
      const watcher = watchFolder(join(root, 'changes'), onChange);
      return () => {
        clearInterval(timer);
        watcher?.close();
      };
    },

    tokens: () => readAll(join(root, 'tokens'), releaseTokenSchema),
    saveToken: (token) =>
      writeDurably(join(root, 'tokens', `${token.id}.json`), `${JSON.stringify(token)}\n`, 'private'),
    async secret() {
      const file = join(root, 'secret');
      const existing = await readFile(file, 'utf8').catch(ignoreMissing);
      if (!existing) await writeOnce(file, randomBytes(32).toString('hex'), 'private');
      return readFile(file, 'utf8');
    },
    now: async () => Date.now(),
    close: async () => {},
  };
}

/** Watches a folder where the system supports it; polling finds changes anyway. */
function watchFolder(dir: string, onChange: () => void): FSWatcher | null {
  try {
    mkdirSync(dir, { recursive: true });
    return watch(dir, onChange).on('error', () => {});
  } catch {
    return null;
  }
}

/** The names in a folder; none if it is missing. */
const namesIn = async (dir: string): Promise<string[]> => (await readdir(dir).catch(ignoreMissing)) ?? [];

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
