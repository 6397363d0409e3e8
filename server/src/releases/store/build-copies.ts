import { chmod, cp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { inTurn } from '../../async/in-turn';
import { ignoring } from '../../observe/error-words';
import { draftFolder } from '../../storage/write-durably';

/** Text files for browsers. */
const compressible = /^client[\\/].*\.(js|css|svg|json|txt|vtt)$/;
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/**
 * Puts a build's folder in place at once: `fill` writes it into a draft. It replaces a folder that is there already; of
 * several at once any one stays, because an id names the same bytes for ever.
 */
export async function placeBuild(target: string, fill: (draft: string) => Promise<void>): Promise<void> {
  await using draft = await draftFolder(dirname(target));
  await fill(draft.path);
  // A temporary folder is for its owner only.
  await chmod(draft.path, 0o755);
  const old = `${draft.path}-old`;
  await rename(target, old).catch(ignoring('ENOENT'));
  // Another process may be faster, with the same bytes.
  await rename(draft.path, target).catch(ignoring('ENOTEMPTY', 'EEXIST'));
  await rm(old, { recursive: true, force: true });
}

/** Copies a build, and puts a Brotli and a gzip form beside each text file for browsers. */
export async function copyCompressed(source: string, target: string): Promise<void> {
  await cp(source, target, { recursive: true });
  const names = await readdir(target, { recursive: true });
  for (const name of names.filter((each) => compressible.test(each))) {
    const file = join(target, name);
    if (!(await stat(file)).isFile()) continue;
    const text = await readFile(file);
    await writeFile(`${file}.br`, await inTurn(() => promisify(brotliCompress)(text, best)));
    await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
  }
}
