import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const entries = 'format=duration:stream=codec_name,profile,level,width,height,pix_fmt,r_frame_rate';

export const hashOf = (file: string) => hash('sha256', readFileSync(file));

/** Describes a film by ffprobe's output and the hash of the file. */
export function describeFilm(file: string) {
  const args = ['-v', 'error', '-show_entries', entries, '-of', 'json', file];
  const json = execFileSync('ffprobe', args, { encoding: 'utf8' });
  const { streams, format } = JSON.parse(json) as Record<string, object>;
  return { sha256: hashOf(file), streams, format };
}
