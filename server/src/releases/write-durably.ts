import { mkdir, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Replaces a file in one step: readers see the old text or the new one, also after a power cut. */
export async function writeDurably(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const arriving = `${file}.arriving-${process.pid}`;
  const handle = await open(arriving, 'w');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(arriving, file);
  const folder = await open(dirname(file), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
