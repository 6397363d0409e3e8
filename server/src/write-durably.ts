import { randomBytes } from 'node:crypto';
import { link, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf } from './error-words';

/** Follows a file's name in that of its draft; what a process leaves behind that is killed while it writes. */
export const DRAFT = '.arriving-';

/** What holds personal data is `private`: for the server's own user alone, its folder too. */
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
  await mkdir(dirname(file), { recursive: true, mode: isPrivate ? 0o700 : 0o777 });
  const draft = `${file}${DRAFT}${randomBytes(4).toString('hex')}`;
  await using handle = await open(draft, 'wx', isPrivate ? 0o600 : 0o666);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } catch (error) {
    // A full disk must not fill up with halves.
    await rm(draft, { force: true });
    throw error;
  }
  return draft;
}

async function syncFolderOf(file: string): Promise<void> {
  await using folder = await open(dirname(file), 'r');
  await folder.sync();
}
