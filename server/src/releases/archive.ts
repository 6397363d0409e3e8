import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { create, extract, type ReadEntry } from 'tar';
import { MOST } from './build-folder';
import { ReleaseRefused } from './release-refused';

const LIMITS = { ...MOST, packedBytes: 64 * 1024 * 1024, ms: 120_000 };

/** A build's folder as one stream. */
export function pack(folder: string): Readable {
  return create({ gzip: true, cwd: folder, portable: true }, [
    'area.json',
    'client',
    'server',
  ]) as unknown as Readable;
}

/**
 * Unpacks an uploaded build into a folder of its own. Only plain files and folders inside it are taken; size,
 * number and time are limited, whatever the archive says of itself.
 * @throws {ReleaseRefused}
 */
export async function unpack(archive: Readable, into: string, limits = LIMITS): Promise<void> {
  await mkdir(into, { recursive: true });
  const signal = AbortSignal.timeout(limits.ms);
  const packed = join(into, '..', 'archive.tgz');
  await pipeline(archive, atMost(limits.packedBytes), createWriteStream(packed), { signal }).catch(
    (error) => {
      throw signal.aborted ? new ReleaseRefused(`The upload took longer than ${limits.ms / 1000} s`) : error;
    },
  );
  let refused: ReleaseRefused | undefined;
  let files = 0;
  let bytes = 0;
  const refuse = (reason: string) => {
    refused ??= new ReleaseRefused(`The archive is refused: ${reason}`);
    return false;
  };
  await extract({
    file: packed,
    cwd: into,
    preservePaths: false,
    filter(path, entry) {
      if (refused) return false;
      const { type, size = 0 } = entry as ReadEntry;
      files += 1;
      bytes += size;
      if (type !== 'File' && type !== 'Directory') return refuse(`${path} is a ${type}`);
      if (path.startsWith('/') || path.split(/[\\/]/).includes('..'))
        return refuse(`${path} is outside its folder`);
      if (files > limits.files) return refuse(`it has more than ${limits.files} files`);
      return bytes > limits.bytes ? refuse(`it is larger than ${limits.bytes} bytes`) : true;
    },
  }).catch(() => refuse('it is not whole'));
  if (refused) throw refused;
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
