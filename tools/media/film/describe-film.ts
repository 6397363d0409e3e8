import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { run } from './tools';

const entries = 'format=duration:stream=codec_name,profile,level,width,height,pix_fmt,r_frame_rate';

export const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** Describes a film by ffprobe's output and the hash of the file. */
export function describeFilm(ffprobe: string, file: string) {
  const json = run(ffprobe, ['-v', 'error', '-show_entries', entries, '-of', 'json', file]);
  const { streams, format } = JSON.parse(json) as Record<string, object>;
  return { sha256: hashOf(file), streams, format };
}
