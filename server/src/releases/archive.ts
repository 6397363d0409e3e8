import { mkdir } from 'node:fs/promises';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { create, extract, type ReadEntry } from 'tar';
import { BUILD_LIMITS, COMPRESSED, countEntries, PATH_RULE, STORED_LIMITS } from './build-rules';
import { ReleaseRefused, storeTrouble } from './release-refused';

/** `growth`: bytes that each byte may become, beyond the first ones: what people write becomes about ten. */
const LIMITS = { ...BUILD_LIMITS, packedBytes: 64 * 1024 * 1024, growth: 100, ms: 120_000 };
const FIRST_BYTES = 64 * 1024;
/** Of an archive that a store made of a build that it has taken. */
export const OWN_LIMITS = {
  ...LIMITS,
  ...STORED_LIMITS,
  packedBytes: 3 * LIMITS.packedBytes,
  growth: Infinity,
};

const refusal = (reason: string) => new ReleaseRefused(`The archive is refused: ${reason}`);

/**
 * Streams a build's folder as a gzipped tar.
 * @param keep the files to take; otherwise all but the compressed forms that a store makes
 */
export function packBuild(
  folder: string,
  keep = (path: string) => !COMPRESSED.test(path),
): AsyncIterable<Buffer> {
  const options = { gzip: true, cwd: folder, portable: true, filter: keep };
  return create(options, ['area.json', 'client', 'server']);
}

/**
 * Unpacks an uploaded build into its own folder while it arrives, within the rules for builds and in limited time.
 * @throws {ReleaseRefused}
 */
export async function unpack(archive: Readable, into: string, limits = LIMITS): Promise<void> {
  await mkdir(into, { recursive: true });
  const folder = extractWithin(into, limits);
  const timeUp = AbortSignal.timeout(limits.ms);
  const arriving = limitSize(() => limits.packedBytes, `it is larger than ${limits.packedBytes} bytes`);
  const unpacking = createGunzip();
  const grown = () => FIRST_BYTES + limits.growth * unpacking.bytesWritten;
  const unpacked = limitSize(grown, 'it unpacks to far more than it is');
  // Not part of the pipeline: that would close the connection, which must still carry the refusal.
  archive.once('error', (error) => arriving.destroy(error)).pipe(arriving);
  try {
    await pipeline(arriving, unpacking, unpacked, folder, { signal: timeUp });
  } catch (error) {
    if (error instanceof ReleaseRefused || storeTrouble(error)) throw error;
    throw refusal(timeUp.aborted ? `it took longer than ${limits.ms / 1000} s` : 'it is not whole');
  } finally {
    archive.unpipe(arriving);
    archive.resume();
  }
}

/** A stream that unpacks a tar, and fails at the first entry that no build may contain. */
function extractWithin(cwd: string, limits: typeof BUILD_LIMITS): NodeJS.WritableStream {
  const problemOf = countEntries(limits);
  const kinds = { File: 'file', Directory: 'folder' } as const;
  const folder = extract({
    cwd,
    // Otherwise tar would go on without what it cannot unpack.
    strict: true,
    // No header of more than one block is needed for the paths of a build, so tar reads none.
    maxMetaEntrySize: 1,
    filter(path, entry) {
      const { type, size } = entry as ReadEntry;
      const kind = type === 'File' || type === 'Directory' ? kinds[type] : 'other';
      const problem = problemOf(path.replace(/\/$/, ''), kind, size);
      if (problem) folder.abort(refusal(problem));
      return !problem;
    },
  });
  folder.on('ignoredEntry', () =>
    folder.abort(refusal(`it has a path that needs a longer header, but ${PATH_RULE}`)),
  );
  // What comes after its end tar would gather, and copy again with each chunk.
  folder.on('eof', () => {
    folder.write = () => true;
  });
  // After these zeros tar looks for no compression, which it would undo all at once.
  folder.write(Buffer.alloc(512));
  return folder as unknown as NodeJS.WritableStream;
}

function limitSize(most: () => number, reason: string): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      done(size > most() ? refusal(reason) : null, chunk);
    },
  });
}
