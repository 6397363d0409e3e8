import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describeFilm } from './describe-film';
import { cuts, framesPerSecond } from './film/cuts';
import { composeWav } from './music';
import { openStage } from './stage';
import { cues, webVtt } from './story';
import { requireProgram, run } from './tools';

/** Renders both video files, the posters and the captions, and describes the videos in `film.json`. */
const output = resolve(import.meta.dirname, '../../../mf-marketing/src/video');
const ffmpeg = requireProgram('apt install ffmpeg', 'ffmpeg');
const ffprobe = requireProgram('apt install ffmpeg', 'ffprobe');
const quiet = ['-loglevel', 'error', '-y'];
const posterAt = 5.3;
const total = Math.round(cuts.end * framesPerSecond);

async function pipeFrames(target: ChildProcess): Promise<void> {
  const { stdin } = target;
  if (!stdin) throw new Error('ffmpeg takes no input');
  const stage = await openStage();
  for (let i = 0; i < total; i++) {
    const picture = await stage.shoot(i / framesPerSecond, 'jpeg');
    if (!stdin.write(picture)) await once(stdin, 'drain');
    if (i % (framesPerSecond * 5) === 0) console.error(`frame ${i} of ${total}`);
  }
  stdin.end();
  await stage.close();
}

/** Renders one lossless master, so that both encodings start from the same frames. */
async function renderMaster(file: string): Promise<void> {
  const input = `-f image2pipe -framerate ${framesPerSecond} -c:v mjpeg -i -`.split(' ');
  const colours = 'scale=in_range=full:out_range=tv:out_color_matrix=bt709,format=yuv420p';
  const lossless = ['-vf', colours, '-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '0', file];
  const encoder = spawn(ffmpeg, [...quiet, ...input, ...lossless], { stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = once(encoder, 'close');
  await pipeFrames(encoder);
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

const bt709 = '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv';
// Four reference frames allow level 3.1, which every hardware decoder plays.
const h264 = `-c:v libx264 -preset slow -crf 28 -tune animation -profile:v high -level 3.1 -refs 4 -pix_fmt yuv420p -g 150 ${bt709}`;
const av1 = `-c:v libsvtav1 -preset 6 -crf 44 -svtav1-params tune=0 -pix_fmt yuv420p -g 150 ${bt709}`;

function encode(master: string, music: string, folder: string): void {
  const input = [...quiet, '-i', master, '-i', music, '-map', '0:v', '-map', '1:a'];
  const mp4 = `${h264} -c:a aac -b:a 80k -movflags +faststart`.split(' ');
  const webm = `${av1} -c:a libopus -b:a 56k`.split(' ');
  run(ffmpeg, [...input, ...mp4, join(folder, 'explainer.mp4')]);
  run(ffmpeg, [...input, ...webm, join(folder, 'explainer.webm')]);
}

async function makePosters(folder: string): Promise<void> {
  const stage = await openStage();
  const still = join(folder, 'poster.png');
  await writeFile(still, await stage.shoot(posterAt, 'png'));
  await stage.close();
  run(ffmpeg, [...quiet, '-i', still, '-q:v', '12', join(folder, 'poster.jpg')]);
  run(ffmpeg, [...quiet, '-i', still, '-c:v', 'libwebp', '-quality', '84', join(folder, 'poster.webp')]);
}

/** Replaces an output file atomically. */
async function publish(folder: string, name: string): Promise<void> {
  const arriving = join(output, `.${name}`);
  await copyFile(join(folder, name), arriving);
  await rename(arriving, join(output, name));
  console.error(`${name}: ${Math.round((await stat(join(output, name))).size / 1024)} KB`);
}

const work = await mkdtemp(join(tmpdir(), 'explainer-'));
const music = join(work, 'music.wav');
const master = join(work, 'master.mkv');
await writeFile(join(work, 'captions.vtt'), webVtt(cues));
await makePosters(work);
await writeFile(music, composeWav());
await renderMaster(master);
encode(master, music, work);
await mkdir(output, { recursive: true });
for (const name of ['explainer.mp4', 'explainer.webm', 'poster.jpg', 'poster.webp', 'captions.vtt']) {
  await publish(work, name);
}
const films = ['explainer.mp4', 'explainer.webm'].map((name) => [
  name,
  describeFilm(ffprobe, join(output, name)),
]);
const description = JSON.stringify(Object.fromEntries(films), null, 2);
await writeFile(join(import.meta.dirname, 'film.json'), `${description}\n`);
await rm(work, { recursive: true });
