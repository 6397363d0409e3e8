import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { builtFiles } from './manifest';

const compressible = /\.(js|css|svg|json|txt|vtt)$/;

/** Writes a `.br` and a `.gz` copy of each text file of a build, at the best quality. */
export async function compressBelow(folder: string): Promise<void> {
  const files = builtFiles(folder)
    .filter((name) => compressible.test(name))
    .map((name) => join(folder, name));
  await Promise.all(
    files.map(async (file) => {
      const text = readFileSync(file);
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(text, quality));
      writeFileSync(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
    }),
  );
}
