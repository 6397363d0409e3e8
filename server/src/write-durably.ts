import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf } from './error-words';

/** Follows a file's name in that of its draft; what a process leaves behind that is killed while it writes. */
export const DRAFT = '.arriving-';

/**
 * What holds personal data is `private`: for the server's own user alone, its folder too. Else who may read the
 * folder may read what is new in it, whatever the umask of who writes: several users may share one.
 */
type Access = 'private' | 'readable';

/** Replaces a file in one step: readers see the old text or the new one, whole, also after a power cut. */
export async function writeDurably(
  file: string,
  text: string | Buffer,
  access: Access = 'readable',
): Promise<void> {
  const draft = await writeDraft(file, text, access);
  try {
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncFolderOf(file);
}

/** Writes a file where there is none, of several writers one. @returns false when there is one already. */
export async function writeOnce(file: string, text: string, access: Access = 'readable'): Promise<boolean> {
  const draft = await writeDraft(file, text, access);
  try {
    await link(draft, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    return false;
  } finally {
    await rm(draft);
  }
  await syncFolderOf(file);
  return true;
}

async function writeDraft(file: string, text: string | Buffer, access: Access): Promise<string> {
  const isPrivate = access === 'private';
  const folder = dirname(file);
  if (isPrivate) await mkdir(folder, { recursive: true, mode: 0o700 });
  else await makeSharedFolder(folder);
  const draft = `${file}${DRAFT}${randomBytes(4).toString('hex')}`;
  await using handle = await open(draft, 'wx', isPrivate ? 0o600 : 0o666);
  try {
    if (!isPrivate) await handle.chmod((await stat(folder)).mode & 0o644);
    await handle.writeFile(text);
    await handle.sync();
  } catch (error) {
    // A full disk must not fill up with halves.
    await rm(draft, { force: true });
    throw error;
  }
  return draft;
}

/** A folder that is open to whom the one around it is open to. */
export async function makeSharedFolder(folder: string): Promise<void> {
  const isNew = await mkdir(folder, { recursive: true });
  if (isNew) await chmod(folder, (await stat(dirname(folder))).mode & 0o777);
}

async function syncFolderOf(file: string): Promise<void> {
  await using folder = await open(dirname(file), 'r');
  await folder.sync();
}
