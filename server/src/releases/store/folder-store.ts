import { randomBytes } from 'node:crypto';
import { type FSWatcher, mkdirSync, watch } from 'node:fs';
import { cp, link, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { z } from 'zod';
import { writeDurably } from '../../write-durably';
import {
  areaName,
  buildId,
  type Change,
  changeSchema,
  type PublishedBuild,
  publishedBuildSchema,
  type ReleaseStore,
  releaseTokenSchema,
} from './release-store';

const POLL_MS = 1000;
/** Changes that are read; older ones stay on disk. */
const REMEMBERED = 500;

export interface FolderStoreOptions {
  /** Told of a file that cannot be read; it is left out. */
  onUnreadable?: (file: string, error: unknown) => void;
}

/**
 * The release store in one folder, which several processes of a machine may share:
 * `AREA/BUILD/` the build, `AREA/BUILD.json` its record, written last; `changes/N.json` the log, where
 * a number can be taken once; `tokens/ID.json`.
 */
export function openFolderStore(root: string, { onUnreadable }: FolderStoreOptions = {}): ReleaseStore {
  const folder = (area: string, id: string) => join(root, areaName.parse(area), buildId.parse(id));
  const changeFile = (number: number) => join(root, 'changes', `${String(number).padStart(8, '0')}.json`);
  const known = new Map<string, Change>();

  async function read<T>(file: string, schema: z.ZodType<T>): Promise<T | null> {
    try {
      return schema.parse(JSON.parse(await readFile(file, 'utf8')));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') onUnreadable?.(file, error);
      return null;
    }
  }

  async function readAll<T>(dir: string, schema: z.ZodType<T>): Promise<T[]> {
    const files = (await namesIn(dir)).filter((name) => name.endsWith('.json'));
    const all = await Promise.all(files.map((name) => read(join(dir, name), schema)));
    return all.filter((one) => one !== null);
  }

  const saveRecord = (build: PublishedBuild) =>
    writeDurably(
      `${folder(build.manifest.area, build.manifest.build)}.json`,
      `${JSON.stringify(build, null, 2)}\n`,
    );

  async function readChange(name: string): Promise<Change | null> {
    const change = known.get(name) ?? (await read(join(root, 'changes', name), changeSchema));
    if (change) known.set(name, change);
    return change;
  }

  return {
    async addBuild(source, build) {
      const { area, build: id } = build.manifest;
      const target = folder(area, id);
      const arriving = `${target}.arriving-${process.pid}-${randomBytes(4).toString('hex')}`;
      await mkdir(join(root, area), { recursive: true });
      await cp(source, arriving, { recursive: true });
      await rm(`${target}.json`, { force: true });
      await rename(target, `${arriving}-old`).catch(ignoreMissing);
      await rename(arriving, target);
      await saveRecord(build);
      await rm(`${arriving}-old`, { recursive: true, force: true });
    },
    updateBuild: saveRecord,
    build: async (area, id) => read(`${folder(area, id)}.json`, publishedBuildSchema),
    async builds() {
      const areas = (await namesIn(root)).filter((name) => areaName.safeParse(name).success);
      const all = await Promise.all(areas.map((name) => readAll(join(root, name), publishedBuildSchema)));
      return all.flat().sort((a, b) => (a.at < b.at ? 1 : -1));
    },
    async removeBuild(area, id) {
      await rm(`${folder(area, id)}.json`, { force: true });
      await rm(folder(area, id), { recursive: true, force: true });
    },
    folder: async (area, id) => folder(area, id),

    async changes() {
      const names = (await namesIn(join(root, 'changes'))).filter((name) => /^\d+\.json$/.test(name));
      const newest = names.sort().reverse().slice(0, REMEMBERED);
      return (await Promise.all(newest.map(readChange))).filter((change) => change !== null);
    },
    async append(change) {
      const file = changeFile(change.number);
      const arriving = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`;
      await mkdir(join(root, 'changes'), { recursive: true });
      await writeDurably(arriving, `${JSON.stringify(change, null, 2)}\n`);
      try {
        await link(arriving, file);
        return true;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        // A number whose entry is damaged is free again, or nothing could ever be made live.
        if (await readChange(basename(file))) return false;
        await rename(arriving, file);
        return true;
      } finally {
        await rm(arriving, { force: true });
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
      const there = await readFile(file, 'utf8').catch(ignoreMissing);
      if (there) return there;
      const arriving = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`;
      await writeDurably(arriving, randomBytes(32).toString('hex'), 'private');
      await link(arriving, file).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
      });
      await rm(arriving, { force: true });
      return readFile(file, 'utf8');
    },
    close: async () => {},
  };
}

/** Hears of changes at once where the system can tell; the polling finds them anyway. */
function watchFolder(dir: string, onChange: () => void): FSWatcher | null {
  try {
    mkdirSync(dir, { recursive: true });
    return watch(dir, onChange).on('error', () => {});
  } catch {
    return null;
  }
}

async function namesIn(dir: string): Promise<string[]> {
  return readdir(dir).catch(() => []);
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
