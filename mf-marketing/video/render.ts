import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { cuts, framesPerSecond } from './film/cuts';
import { composeWav } from './music';
import { openStage } from './stage';
import { cues, webVtt } from './story';
import { requireProgram, run } from './tools';

/** Renders the explainer: frames and music into both video files, the posters and the captions. */
const output = resolve(import.meta.dirname, '../src/video');
const ffmpeg = requireProgram('apt install ffmpeg', 'ffmpeg');
const scale = 1;
const posterAt = 5.3;
const total = Math.round(cuts.end * framesPerSecond);

async function pipeFrames(target: ChildProcess): Promise<void> {
  const { stdin } = target;
  if (!stdin) throw new Error('ffmpeg takes no input');
  const stage = await openStage(scale);
  for (let i = 0; i < total; i++) {
    const picture = await stage.shoot(i / framesPerSecond, 'jpeg');
    if (!stdin.write(picture)) await once(stdin, 'drain');
    if (i % (framesPerSecond * 5) === 0) console.error(`frame ${i} of ${total}`);
  }
  stdin.end();
  await stage.close();
}

/** One lossless master, so that both encodings start from the same frames and need the browser only once. */
async function renderMaster(file: string): Promise<void> {
  const input = ['-f', 'image2pipe', '-framerate', String(framesPerSecond), '-c:v', 'mjpeg', '-i', '-'];
  const colours = 'scale=in_range=full:out_range=tv:out_color_matrix=bt709,format=yuv420p';
  const lossless = ['-vf', colours, '-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '0', file];
  const encoder = spawn(ffmpeg, ['-loglevel', 'error', '-y', ...input, ...lossless], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(encoder, 'close');
  await pipeFrames(encoder);
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

const colour = [
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-color_range',
  'tv',
];

function encode(master: string, music: string): void {
  const input = [
    '-loglevel',
    'error',
    '-y',
    '-i',
    master,
    '-i',
    music,
    '-map',
    '0:v',
    '-map',
    '1:a',
    ...colour,
  ];
  run(ffmpeg, [
    ...input,
    ...['-c:v', 'libx264', '-preset', 'slow', '-crf', '27', '-tune', 'animation', '-profile:v', 'high'],
    ...['-pix_fmt', 'yuv420p', '-g', '150', '-c:a', 'aac', '-b:a', '64k', '-movflags', '+faststart'],
    join(output, 'explainer.mp4'),
  ]);
  run(ffmpeg, [
    ...input,
    ...['-c:v', 'libsvtav1', '-preset', '6', '-crf', '44', '-svtav1-params', 'tune=0', '-pix_fmt', 'yuv420p'],
    ...['-g', '150', '-c:a', 'libopus', '-b:a', '56k', join(output, 'explainer.webm')],
  ]);
}

async function makePosters(folder: string): Promise<void> {
  const stage = await openStage(1);
  const still = join(folder, 'poster.png');
  await writeFile(still, await stage.shoot(posterAt, 'png'));
  await stage.close();
  run(ffmpeg, ['-loglevel', 'error', '-y', '-i', still, '-q:v', '12', join(output, 'poster.jpg')]);
  run(ffmpeg, [
    '-loglevel',
    'error',
    '-y',
    '-i',
    still,
    '-c:v',
    'libwebp',
    '-quality',
    '84',
    join(output, 'poster.webp'),
  ]);
}

const work = await mkdtemp(join(tmpdir(), 'explainer-'));
await mkdir(output, { recursive: true });
await writeFile(join(output, 'captions.vtt'), webVtt(cues));
await makePosters(work);
const music = join(work, 'music.wav');
await writeFile(music, composeWav());
const master = join(work, 'master.mkv');
await renderMaster(master);
encode(master, music);
await rm(work, { recursive: true });
for (const name of ['explainer.mp4', 'explainer.webm', 'poster.jpg', 'poster.webp']) {
  console.error(`${name}: ${Math.round((await stat(join(output, name))).size / 1024)} KB`);
}
