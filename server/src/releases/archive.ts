import { mkdir } from 'node:fs/promises';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract, type ReadEntry } from 'tar';
import { BUILD_LIMITS } from './build-folder';
import { ReleaseRefused } from './release-refused';

const LIMITS = { ...BUILD_LIMITS, packedBytes: 64 * 1024 * 1024, ms: 120_000 };

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
  const folder = extract({
    cwd: into,
    preservePaths: false,
    filter(path, entry) {
      if (refusal.signal.aborted) return false;
      const { type, size = 0 } = entry as ReadEntry;
      files += 1;
      bytes += size;
      if (type !== 'File' && type !== 'Directory') return refuse(`${path} is a ${type}`);
      if (path.startsWith('/') || path.split(/[\\/]/).includes('..'))
        return refuse(`${path} is outside its folder`);
      if (files > limits.files) return refuse(`it has more than ${limits.files} files`);
      return bytes > limits.bytes ? refuse(`it is larger than ${limits.bytes} bytes`) : true;
    },
  });
  const signal = AbortSignal.any([timeUp, refusal.signal]);
  const limited = limitSize(limits.packedBytes);
  // Not part of the pipeline: that would close the connection, which must still carry the refusal.
  archive.once('error', () => refuse('it is not whole')).pipe(limited);
  try {
    await pipeline(limited, folder, { signal });
  } catch (error) {
    if (timeUp.aborted) refuse(`it took longer than ${limits.ms / 1000} s`);
    else if (!(error instanceof ReleaseRefused)) refuse('it is not whole');
    else throw error;
  } finally {
    archive.unpipe(limited);
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
