import { mkdir } from 'node:fs/promises';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { create, extract, type ReadEntry } from 'tar';
import { MOST } from './build-folder';
import { ReleaseRefused } from './release-refused';

const LIMITS = { ...MOST, packedBytes: 64 * 1024 * 1024, ms: 120_000 };

/** A build's folder as one stream. */
export function pack(folder: string): AsyncIterable<Buffer> {
  return create({ gzip: true, cwd: folder, portable: true }, ['area.json', 'client', 'server']);
}

/**
 * Unpacks an uploaded build into a folder of its own, as it comes. Only plain files and folders inside it are taken;
 * size, number and time are limited, whatever the archive says of itself.
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
  const limited = atMost(limits.packedBytes);
  // Not a part of the pipeline, which would end the connection on which the refusal is to be told.
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

function atMost(limit: number): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      done(size > limit ? new ReleaseRefused(`The archive is larger than ${limit} bytes`) : null, chunk);
    },
  });
}
