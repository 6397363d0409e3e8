import { mkdir, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Replaces a file in one step: readers see the old text or the new one, whole, also after a power cut.
 * What holds personal data is `private`: for the server's own user alone, its folder too.
 */
export async function writeDurably(
  file: string,
  text: string | Buffer,
  access: 'private' | 'readable' = 'readable',
): Promise<void> {
  const isPrivate = access === 'private';
  await mkdir(dirname(file), { recursive: true, mode: isPrivate ? 0o700 : 0o777 });
  const arriving = `${file}.arriving-${process.pid}`;
  {
    await using draft = await open(arriving, 'w', isPrivate ? 0o600 : 0o666);
    await draft.writeFile(text);
    await draft.sync();
  }
  await rename(arriving, file);
  await using folder = await open(dirname(file), 'r');
  await folder.sync();
}
