import { cuts } from './film/cuts';

/**
 * The film's music, synthesised: a marimba over a soft pad, one chord every two bars. It uses no recording or sample, so
 * there is nothing to license.
 */
export const rate = 48_000;
const beat = 60 / 92;
const bar = beat * 4;

const pitch = (midi: number) => 440 * 2 ** ((midi - 69) / 12);

interface Chord {
  bass: number;
  notes: number[];
}
const chords = {
  home: { bass: 38, notes: [62, 66, 69, 73, 76] },
  sixth: { bass: 35, notes: [59, 62, 66, 69, 74] },
  fourth: { bass: 43, notes: [59, 62, 67, 69, 74] },
  fifth: { bass: 45, notes: [61, 64, 69, 71, 76] },
  low: { bass: 40, notes: [59, 62, 64, 67, 74] },
} satisfies Record<string, Chord>;
const round: Chord[] = [chords.home, chords.sixth, chords.fourth, chords.fifth];
const pattern = [0, 2, 4, 1, 3, 2, 4, 3, 0, 3, 4, 2, 1, 3, 2, 4];

/** The density of notes, the level and the chords at `t` seconds of the film. */
function mood(t: number): { density: number; level: number; chords: Chord[] } {
  if (t < cuts.offer) return { density: 0.5, level: 0.75, chords: round };
  if (t < cuts.payday) return { density: 0.75, level: 0.85, chords: round };
  if (t < cuts.journey) return { density: 0.3, level: 0.6, chords: [chords.sixth, chords.low] };
  if (t < cuts.walk) return { density: 0.75, level: 0.85, chords: round };
  if (t < cuts.profit) return { density: 1, level: 1, chords: round };
  if (t < cuts.noProfit) return { density: 0.75, level: 0.9, chords: [chords.fourth, chords.fifth] };
  if (t < cuts.ending) return { density: 0.35, level: 0.65, chords: [chords.sixth, chords.low] };
  return { density: 0.5, level: 0.8, chords: [chords.home] };
}

interface Sound {
  left: Float32Array;
  right: Float32Array;
}

function add(sound: Sound, at: number, lasts: number, pan: number, wave: (t: number) => number): void {
  const from = Math.floor(at * rate);
  const to = Math.min(sound.left.length, from + Math.floor(lasts * rate));
  for (let i = from; i < to; i++) {
    const value = wave((i - from) / rate);
    sound.left[i] = (sound.left[i] ?? 0) + value * (1 - pan);
    sound.right[i] = (sound.right[i] ?? 0) + value * pan;
  }
}

/** A marimba note: a fundamental with two overtones that decay quickly. */
function marimba(sound: Sound, at: number, midi: number, level: number, pan: number): void {
  const w = 2 * Math.PI * pitch(midi);
  add(sound, at, 1.9, pan, (t) => {
    const attack = Math.min(1, t / 0.004);
    return (
      attack *
      level *
      (Math.sin(w * t) * Math.exp(-t * 4.2) +
        0.22 * Math.sin(w * 3.93 * t) * Math.exp(-t * 13) +
        0.06 * Math.sin(w * 9.5 * t) * Math.exp(-t * 34))
    );
  });
}

function pad(sound: Sound, at: number, lasts: number, midi: number, level: number, pan: number): void {
  const w = 2 * Math.PI * pitch(midi);
  add(sound, at, lasts + 1.6, pan, (t) => {
    const swell = Math.min(1, t / 1.4) * Math.min(1, (lasts + 1.6 - t) / 1.6);
    const breath = 1 + 0.1 * Math.sin(t * 1.7 + midi);
    return (
      swell *
      swell *
      breath *
      level *
      (Math.sin(w * t) + 0.7 * Math.sin(w * 1.0035 * t + 1) + 0.25 * Math.sin(w * 2.002 * t + 2))
    );
  });
}

/** A Schroeder reverb of a small hall: comb filters in parallel, then all-pass filters in series. */
function hall(input: Float32Array, spread: number): Float32Array {
  const out = new Float32Array(input.length);
  for (const delay of [1687, 1931, 2053, 2251]) {
    const line = new Float32Array(delay + spread);
    let damped = 0;
    for (let i = 0, k = 0; i < input.length; i++, k = (k + 1) % line.length) {
      const echo = line[k] ?? 0;
      damped = echo * 0.65 + damped * 0.35;
      line[k] = (input[i] ?? 0) + damped * 0.8;
      out[i] = (out[i] ?? 0) + echo * 0.25;
    }
  }
  for (const delay of [347, 113]) {
    const line = new Float32Array(delay);
    for (let i = 0, k = 0; i < out.length; i++, k = (k + 1) % delay) {
      const echo = line[k] ?? 0;
      const value = (out[i] ?? 0) + echo * 0.6;
      line[k] = value;
      out[i] = echo - value * 0.6;
    }
  }
  return out;
}

function compose(sound: Sound): void {
  for (let n = 0; n * bar < cuts.end - 4; n++) {
    const start = n * bar;
    const { density, level, chords: choice } = mood(start + 0.2);
    const chord = choice[Math.floor(n / 2) % choice.length] ?? chords.home;
    if (n % 2 === 0) {
      chord.notes.slice(0, 4).forEach((note, i) => {
        pad(sound, start, bar * 2, note - 12, 0.035 * level, 0.3 + i * 0.13);
      });
    }
    marimba(sound, start, chord.bass + 12, 0.2 * level, 0.5);
    if (density > 0.6) marimba(sound, start + beat * 2.5, chord.bass + 19, 0.13 * level, 0.45);
    pattern.forEach((step, i) => {
      // The lower the density, the fewer of the off-beats sound; the first of each group always does.
      const weight = i % 4 === 0 ? 0 : i % 2 === 0 ? 0.34 : 0.7 + (i % 3) * 0.1;
      if (weight >= density) return;
      const note = (chord.notes[step] ?? 62) + (i % 8 === 4 ? 12 : 0);
      const late = ((i * 37 + n * 11) % 7) * 0.0015;
      marimba(
        sound,
        start + (i * beat) / 4 + late,
        note,
        level * (i % 4 === 0 ? 0.15 : 0.1),
        0.32 + 0.09 * step,
      );
    });
  }
  // The last chord, arpeggiated.
  [50, 57, 62, 66, 69, 76, 81].forEach((note, i) => {
    marimba(sound, cuts.end - 3.9 + i * 0.11, note, 0.16, 0.3 + i * 0.07);
  });
}

/** The whole piece as 16-bit samples, left and right in turn. */
export function composeSamples(): Int16Array {
  const length = Math.round(cuts.end * rate);
  const sound: Sound = { left: new Float32Array(length), right: new Float32Array(length) };
  compose(sound);
  const wet = { left: hall(sound.left, 0), right: hall(sound.right, 23) };
  const samples = new Int16Array(length * 2);
  for (let i = 0; i < length; i++) {
    const t = i / rate;
    const fade = Math.min(1, t / 0.4, (cuts.end - t) / 1.2) * 1.4;
    const limit = (dry = 0, echo = 0) => Math.round(Math.tanh((dry + echo * 0.55) * fade) * 32_000);
    samples[i * 2] = limit(sound.left[i], wet.left[i]);
    samples[i * 2 + 1] = limit(sound.right[i], wet.right[i]);
  }
  return samples;
}
