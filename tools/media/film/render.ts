import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describeFilm } from './describe-film';
import { cuts, framesPerSecond } from './film/cuts';
import { composeSamples, rate } from './music';
import { openStage } from './stage';
import { cues, webVtt } from './story';

/** Renders both video files, the posters and the captions, and describes the videos in `film.json`. */
const output = resolve(import.meta.dirname, '../../../mf-marketing/src/video');
const work = await mkdtemp(join(tmpdir(), 'explainer-'));
/** With its first line only: the play button and the controls lie over the lower left corner. */
const posterAt = 5.3;
const total = Math.round(cuts.end * framesPerSecond);

function ffmpeg(args: string, name: string): void {
  const options = `-loglevel error -y ${args}`.split(' ');
  execFileSync('ffmpeg', [...options, join(output, name)], { cwd: work, stdio: 'inherit' });
}

const stage = await openStage();
await writeFile(join(work, 'poster.png'), await stage.shoot(posterAt, 'png', 1));
ffmpeg('-i poster.png -c:v libwebp -quality 84', 'poster.webp');
for (let i = 0; i < total; i++) {
  await writeFile(join(work, `${i}.jpg`), await stage.shoot(i / framesPerSecond, 'jpeg'));
  if (i % (framesPerSecond * 5) === 0) console.error(`frame ${i} of ${total}`);
}
await stage.close();
await writeFile(join(work, 'music.raw'), composeSamples());

const inputs = `-framerate ${framesPerSecond} -i %d.jpg -f s16le -ar ${rate} -ac 2 -i music.raw`;
const colours = 'scale=in_range=full:out_range=tv:out_color_matrix=bt709,format=yuv420p';
const bt709 = '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv';
const picture = `-vf ${colours} -g 150 ${bt709}`;
// Four reference frames allow level 3.1, which every hardware decoder plays.
const h264 = '-c:v libx264 -preset slow -crf 28 -tune animation -profile:v high -level 3.1 -refs 4';
const av1 = '-c:v libsvtav1 -preset 6 -crf 45 -svtav1-params tune=0';
ffmpeg(`${inputs} ${picture} ${h264} -c:a aac -b:a 80k -movflags +faststart`, 'explainer.mp4');
ffmpeg(`${inputs} ${picture} ${av1} -c:a libopus -b:a 56k`, 'explainer.webm');
await writeFile(join(output, 'captions.vtt'), webVtt(cues));
const films = ['explainer.mp4', 'explainer.webm'].map((name) => [name, describeFilm(join(output, name))]);
const description = JSON.stringify(Object.fromEntries(films), null, 2);
await writeFile(join(import.meta.dirname, 'film.json'), `${description}\n`);
await rm(work, { recursive: true });
