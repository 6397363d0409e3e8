import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { link, mkdir, mkdtemp, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf, ignoring } from '../observe/error-words';

/** Part of the name of a draft. A process that is killed while it writes leaves its draft behind. */
export const DRAFT = '.arriving-';
/** No write takes this long, so the process that began an older draft has died. */
const ABANDONED_MS = 60 * 60_000;

/** The modes of files and their folders: only the server's own user may read those with personal data and secrets. */
const MODES = { private: [0o600, 0o700], readable: [0o644, 0o755] } as const;
type Access = keyof typeof MODES;

/** Replaces a file atomically: readers see the whole old text or the whole new text, also after a power cut. */
export async function writeDurably(
  file: string,
  text: string | Buffer,
  access: Access = 'private',
  place: typeof link = rename,
): Promise<void> {
  const [mode, ofFolder] = MODES[access];
  await makeFolder(dirname(file), ofFolder);
  await placeFile(file, (draft) => writeFile(draft, text), place, mode);
}

/** Writes a file unless it exists; of several concurrent writers one succeeds. @returns false when it exists. */
export async function writeOnce(file: string, text: string, access?: Access): Promise<boolean> {
  const writing = writeDurably(file, text, access, link).then(() => true);
  return (await writing.catch(ignoring('EEXIST'))) ?? false;
}

/**
 * Places a file that `fill` writes at a draft's path: whole, or not at all when the disk is full or the process is
 * interrupted. By default it replaces a file that is there, and only its owner may read it.
 */
export async function placeFile(
  file: string,
  fill: (draft: string) => Promise<void>,
  place: typeof link = rename,
  mode = 0o600,
): Promise<void> {
  const draft = `${file}${DRAFT}${randomBytes(4).toString('hex')}`;
  const remove = () => rmSync(draft, { force: true });
  process.once('exit', remove);
  try {
    await (await open(draft, 'wx', mode)).close();
    await fill(draft);
    await sync(draft);
    await place(draft, file);
    await sync(dirname(file));
  } finally {
    remove();
    process.off('exit', remove);
  }
}

/**
 * Makes a folder and those around it unless they exist. Node's own `recursive` never ends in /proc, and says of a
 * read-only disk that the folder is missing.
 */
export async function makeFolder(folder: string, mode?: number): Promise<void> {
  const make = () =>
    mkdir(folder, mode).catch(async (error) => {
      if (codeOf(error) !== 'EEXIST' || !(await stat(folder)).isDirectory()) throw error;
    });
  await make().catch(async (error) => {
    if (codeOf(error) !== 'ENOENT' || dirname(folder) === folder) throw error;
    await makeFolder(dirname(folder), mode);
    await make();
  });
}

async function sync(path: string): Promise<void> {
  await using handle = await open(path, 'r');
  await handle.sync();
}

/** Deletes the abandoned drafts, files or folders, in a folder. */
export async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.includes(DRAFT)) continue;
    const draft = join(folder, name);
    const { mtimeMs = Date.now() } = (await stat(draft).catch(() => undefined)) ?? {};
    // One of another user, who alone may delete it, must not prevent all further writes.
    if (Date.now() - mtimeMs > ABANDONED_MS)
      await rm(draft, { recursive: true, force: true }).catch(() => {});
  }
}

/**
 * Creates a folder in `parent` that is deleted with its contents at the end of its scope (`await using`), and deletes
 * those that killed processes left there.
 */
export async function draftFolder(parent: string) {
  await makeFolder(parent);
  await removeAbandoned(parent);
  const path = await mkdtemp(join(parent, DRAFT));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) };
}
