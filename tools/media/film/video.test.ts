import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { transcript } from '../../../mf-marketing/src/video/transcript';
import { sources } from '../../../mf-marketing/src/video/video-player';
import { figures } from '../../../shell/platform/src/figures';
import { onPath } from '../../../tests/installed-programs';
import { describeFilm, hashOf } from './describe-film';
import { cuts, framesPerSecond } from './film/cuts';
import { frame } from './film/film';
import film from './film.json' with { type: 'json' };
import { cues, webVtt } from './story';

const folder = join(import.meta.dirname, '../../../mf-marketing/src/video');
const bytes = (name: string) => readFileSync(join(folder, name));
const size = (name: string) => statSync(join(folder, name)).size;
const words = (text: string) =>
  text
    .replace(/\[.*?\]/g, ' ')
    .toLowerCase()
    .replace(/[^a-z0-9£%]+/g, ' ')
    .trim();

const films = [
  {
    name: 'explainer.mp4' as const,
    codecs: { video: 'h264', profile: 'High', audio: 'aac' },
    typeOf: (level: number) => `avc1.6400${level.toString(16).toUpperCase()}`,
  },
  {
    name: 'explainer.webm' as const,
    codecs: { video: 'av1', profile: 'Main', audio: 'opus' },
    typeOf: (level: number) => `av01.0.${String(level).padStart(2, '0')}M.08`,
  },
];

describe.each(films)('$name', ({ name, codecs, typeOf }) => {
  const { streams, format, sha256 } = film[name];
  const [video = {}, audio = {}] = streams as { [key: string]: unknown }[];
  const seconds = Number(format.duration);

  it('has the hash in film.json', () => {
    expect(hashOf(join(folder, name))).toBe(sha256);
  });

  it('has the duration of its cuts, between 40 and 70 seconds', () => {
    expect(seconds).toBeCloseTo(cuts.end, 0);
    expect(seconds).toBeGreaterThanOrEqual(40);
    expect(seconds).toBeLessThanOrEqual(70);
  });

  it('has the codecs and aspect ratio of its source element, 30 frames per second and 4:2:0', () => {
    expect({ video: video.codec_name, profile: video.profile, audio: audio.codec_name }).toEqual(codecs);
    expect(video).toMatchObject({ pix_fmt: 'yuv420p', r_frame_rate: `${framesPerSecond}/1` });
    expect(Number(video.width) / Number(video.height)).toBeCloseTo(16 / 9, 3);
    expect(video.width).toBeGreaterThanOrEqual(1280);
    const type = sources.find((source) => source.src.includes(name))?.type;
    expect(type).toContain(`"${typeOf(Number(video.level))}, `);
  });

  it.runIf(onPath(['ffprobe']))('matches its ffprobe output in film.json', () => {
    expect(describeFilm(join(folder, name))).toMatchObject(film[name]);
  });
});

it('explainer.mp4 has its index before its frames, so that playback starts at once', () => {
  const file = bytes('explainer.mp4');
  expect(file.indexOf('moov')).toBeGreaterThan(0);
  expect(file.indexOf('moov')).toBeLessThan(file.indexOf('mdat'));
});

it('has under 6 MB for both films together, and under 60 KB for the poster', () => {
  expect(size('explainer.mp4') + size('explainer.webm')).toBeLessThan(6_000_000);
  expect(size('poster.webp')).toBeLessThan(60_000);
});

describe('the captions', () => {
  it('are the rendered form of the story', () => {
    expect(bytes('captions.vtt').toString()).toBe(webVtt(cues));
    expect(webVtt(cues)).toMatch(/^WEBVTT\n\n1\n00:00:00\.100 --> 00:00:02\.500\n/);
  });

  it('follow one another within the film, each long enough to read', () => {
    cues.forEach((cue, i) => {
      expect(cue.start).toBeGreaterThanOrEqual(cues[i - 1]?.end ?? 0);
      expect(cue.end - cue.start).toBeGreaterThan(1.2);
      expect(cue.end).toBeLessThanOrEqual(cuts.end);
      const longest = Math.max(...cue.text.split('\n').map((line) => line.length));
      expect(longest, cue.text).toBeLessThanOrEqual(44);
    });
  });

  it('ask for no more than 20 characters a second', () => {
    for (const { start, end, text } of cues) {
      const read = text.replace(/\[.*?\]\n?/, '').replace('\n', ' ').length;
      expect(Number((read / (end - start)).toFixed(1)), text).toBeLessThanOrEqual(20);
    }
  });

  it('are all in the transcript, word for word and in order', () => {
    const said = Object.values(transcript).map(([, spoken]) => spoken);
    expect(words(said.join(' '))).toBe(words(cues.map((cue) => cue.text).join(' ')));
  });
});

describe('the film', () => {
  it('shows no words that captions and transcript do not have', () => {
    const parts = Object.entries(transcript).map(([title, part]) => `${title} ${part.join(' ')}`);
    const told = ` ${words(parts.join(' '))} `;
    const counter = /^(\d|year \d|month \d+ of 36|£\d( \d)?00)$/;
    for (let t = 0; t < cuts.end; t += 0.25) {
      for (const [, shown = ''] of frame(t).matchAll(/>([^<>]+)</g)) {
        if (!words(shown) || counter.test(words(shown))) continue;
        expect(told, `at ${t} s`).toContain(` ${words(shown)} `);
      }
    }
  });

  it('states the risk wherever it states a gain', () => {
    const text = (t: number) => words(frame(t).replace(/<[^>]+>/g, ' '));
    expect(text(cuts.journey + 8)).toContain(`platform fee of ${figures.platformFee.text} a month`);
    expect(text(cuts.journey + 8)).toContain('subject to status and availability');
    expect(text(cuts.profit + 9)).toContain('profit is not guaranteed');
    expect(text(cuts.end - 1)).toContain('investing carries risk');
  });

  it('shows what is lost as large and as long as what is gained, and leaves no gold in the jar', () => {
    const seconds = (named: RegExp, from: number, until: number) =>
      Array.from({ length: (until - from) * 10 }, (_, i) => frame(from + i / 10)).filter((f) => named.test(f))
        .length / 10;
    const size = (t: number, named: string) =>
      Number(frame(t).match(new RegExp(`font-size="(\\d+)"[^>]*>${named}<`))?.[1]);
    const profit = seconds(/>(Profit|50%)</, cuts.profit, cuts.noProfit);
    expect(seconds(/>−£360</, cuts.noProfit, cuts.ending)).toBeGreaterThanOrEqual(profit);
    expect(size(cuts.noProfit + 5, '−£360')).toBeGreaterThanOrEqual(size(cuts.profit + 9, '50%'));
    expect(frame(cuts.ending - 1)).toContain('clip-path="url(#jar)"><path d="M-72 0 V0 ');
  });

  it('draws the same frame for the same time', () => {
    expect(frame(12.3)).toBe(frame(12.3));
  });
});
