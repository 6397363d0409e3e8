import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ignoring } from '../../observe/error-words';
import { removeAbandoned, writeDurably, writeOnce } from '../../storage/write-durably';
import { type Entry, FOLDERS, type Folder, type Storage } from './storage';

const accessTo = (folder: Folder) => (['tokens', 'secrets'].includes(folder) ? 'private' : 'readable');

/** Keeps entries in one folder, as `FOLDER/NAME.json`, and builds beside them; several processes may share it. */
export function openFolder(root: string): Storage {
  const fileOf = (folder: Folder, name: string) => join(root, folder, `${name}.json`);

  const read = (folder: Folder, name: string): Promise<string | null> =>
    readFile(fileOf(folder, name), 'utf8').catch(ignoring('ENOENT'));

  return {
    read,
    async list(folder, most = Infinity) {
      const files = (await readdir(join(root, folder)).catch(ignoring('ENOENT'))) ?? [];
      // Not the drafts, nor what an editor or a backup leaves.
      const names = files.flatMap((file) => /^([a-z0-9@-]+)\.json$/.exec(file)?.[1] ?? []);
      const entries: Entry[] = [];
      for (const name of names.sort().reverse().slice(0, most)) {
        const text = await read(folder, name);
        if (text !== null) entries.push({ name, text });
      }
      return entries;
    },
    async add(folder, name, text) {
      for (const each of ['.', ...FOLDERS]) await removeAbandoned(join(root, each));
      return writeOnce(fileOf(folder, name), text, accessTo(folder));
    },
    put: (folder, name, text) => writeDurably(fileOf(folder, name), text, accessTo(folder)),
    removeBuild: (name) => rm(fileOf('builds', name), { force: true }),
    filesDir: root,
    close: async () => {},
  };
}
