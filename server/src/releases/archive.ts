import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract, type ReadEntry } from 'tar';
import { BUILD_LIMITS } from './build-folder';
import { ReleaseRefused } from './release-refused';
import { storeTrouble } from './store-trouble';

const LIMITS = { ...BUILD_LIMITS, packedBytes: 64 * 1024 * 1024, ms: 120_000 };
/** What an entry may take besides its content: its header, one for a long name, and padding. */
const HEADER_BYTES = 4096;
const LONGEST_PATH = 1000;
const DEEPEST_PATH = 32;

/**
 * Unpacks an uploaded build into its own folder while it arrives. Accepts only plain files and folders inside that
 * folder, and limits their size, their number and the time, whatever the archive's headers claim.
 * @throws {ReleaseRefused}
 */
export async function unpack(archive: Readable, into: string, limits = LIMITS): Promise<void> {
  await mkdir(into, { recursive: true });
  const timeUp = AbortSignal.timeout(limits.ms);
  const refusal = new AbortController();
  const refuse = (reason: string) => {
    refusal.abort(new ReleaseRefused(`The archive is refused: ${reason}`));
    return false;
  };
  let files = 0;
  let bytes = 0;
  let hasEnded = false;
  const folder = extract({
    cwd: into,
    preservePaths: false,
    maxMetaEntrySize: HEADER_BYTES,
    // tar would go on without the files that the disk has no room for.
    onwarn(_code, _message, error) {
      if (storeTrouble(error)) refusal.abort(error);
    },
    filter(path, entry) {
      if (refusal.signal.aborted) return false;
      const { type, size = 0 } = entry as ReadEntry;
      files += 1;
      bytes += size;
      const names = path.split(/[\\/]/);
      // Node throws for a NUL where nobody could catch it.
      if (path.includes('\0') || path.length > LONGEST_PATH || names.length > DEEPEST_PATH)
        return refuse('it has a path that no build has');
      if (type !== 'File' && type !== 'Directory') return refuse(`${path} is a ${type}`);
      if (path.startsWith('/') || names.includes('..')) return refuse(`${path} is outside its folder`);
      if (files > limits.files) return refuse(`it has more than ${limits.files} files`);
      return bytes > limits.bytes ? refuse(`it is larger than ${limits.bytes} bytes`) : true;
    },
  });
  // tar would not limit the length of a header after one that claims a size, as one for a longer name does.
  folder.on('meta', (header: string) => {
    if (/ size=/.test(header)) refuse('a file in it has a name of more than 100 characters');
  });
  // What comes after it tar would gather, and copy again with each chunk.
  folder.on('eof', () => {
    hasEnded = true;
  });
  folder.on('error', () => refuse('it is not whole'));
  const signal = AbortSignal.any([timeUp, refusal.signal]);
  const write = async (chunks: AsyncIterable<Buffer>) => {
    // After these zeros tar looks for no compression, which it would undo all at once.
    folder.write(Buffer.alloc(512));
    for await (const chunk of chunks)
      if (!hasEnded && !folder.write(chunk)) await once(folder, 'drain', { signal });
    const closed = once(folder, 'close', { signal });
    folder.end();
    await closed;
  };
  const packed = limitSize(limits.packedBytes);
  const unpacked = limitSize(limits.bytes + limits.files * HEADER_BYTES);
  // Not part of the pipeline: that would close the connection, which must still carry the refusal.
  archive.once('error', () => refuse('it is not whole')).pipe(packed);
  try {
    await pipeline(packed, createGunzip(), unpacked, write, { signal });
  } catch (error) {
    if (timeUp.aborted) refuse(`it took longer than ${limits.ms / 1000} s`);
    else if (!(error instanceof ReleaseRefused)) refuse('it is not whole');
    else throw error;
  } finally {
    archive.unpipe(packed);
    archive.resume();
  }
  refusal.signal.throwIfAborted();
}

function limitSize(limit: number): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      done(size > limit ? new ReleaseRefused(`The archive is larger than ${limit} bytes`) : null, chunk);
    },
  });
}
