import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { PATH_RULE } from '@sharemore/platform/contract/area-manifest';
import { create, extract, type ReadEntry } from 'tar';
import { BUILD_LIMITS, COMPRESSED, countEntries } from './build-folder';
import { ReleaseRefused, storeTrouble } from './release-refused';

/** Of a file: its header, and what fills its last block. */
const TAR_BYTES_OF_FILE = 1024;
const TAR_BYTES_AT_END = 10_240;
/** What a build is made of; one of an earlier platform has no source maps. */
const PARTS = ['area.json', 'client', 'server', 'maps'];
/** In which an archive must arrive and be unpacked. */
const LIMIT_MS = 120_000;

const refusal = (reason: string) => new ReleaseRefused(`The archive is refused: ${reason}`);

/**
 * Streams a build's folder as a gzipped tar.
 * @param isStored whether it has the compressed forms that a store makes, which are left out otherwise
 * @throws {ReleaseRefused} when there is no build
 */
export function packBuild(folder: string, isStored = false): AsyncIterable<Buffer> {
  const parts = PARTS.filter((part) => existsSync(join(folder, part)));
  if (parts.length === 0) throw new ReleaseRefused(`There is no build in ${folder}: build it first`);
  const filter = (path: string) => isStored || !COMPRESSED.test(path);
  return create({ gzip: true, cwd: folder, portable: true, filter }, parts);
}

/**
 * Unpacks an uploaded build into its own folder while it arrives, within the rules for builds and in limited time.
 * @throws {ReleaseRefused}
 */
export async function unpack(archive: Readable, into: string, limits = BUILD_LIMITS): Promise<void> {
  await mkdir(into, { recursive: true });
  const timeUp = AbortSignal.timeout(LIMIT_MS);
  const unpacking = createGunzip();
  // Not part of the pipeline: that would close the connection, which must still carry the refusal.
  archive.once('error', (error) => unpacking.destroy(error)).pipe(unpacking);
  try {
    await pipeline(unpacking, limitSize(limits), extractWithin(into, limits), { signal: timeUp });
  } catch (error) {
    if (error instanceof ReleaseRefused || storeTrouble(error)) throw error;
    throw refusal(timeUp.aborted ? `it took longer than ${LIMIT_MS / 1000} s` : 'it is not whole');
  } finally {
    archive.unpipe(unpacking);
    archive.resume();
  }
}

/** A stream that unpacks a tar, and fails at the first entry that no build may contain. */
function extractWithin(cwd: string, limits: typeof BUILD_LIMITS): NodeJS.WritableStream {
  const problemOf = countEntries(limits);
  const folder = extract({
    cwd,
    // Otherwise tar would go on without what it cannot unpack.
    strict: true,
    // No header of more than one block is needed for the paths of a build, so tar reads none.
    maxMetaEntrySize: 1,
    filter(path, entry) {
      const { type, size } = entry as ReadEntry;
      const isPlain = type === 'File' || type === 'Directory';
      const problem = problemOf(path.replace(/\/$/, ''), isPlain, size);
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

/** What is unpacked of zeros, or of anything else that is in no file. */
function limitSize({ bytes, files }: typeof BUILD_LIMITS): Transform {
  let left = bytes + files * TAR_BYTES_OF_FILE + TAR_BYTES_AT_END;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      left -= chunk.length;
      done(left < 0 ? refusal('it unpacks to more than a build may have') : null, chunk);
    },
  });
}
