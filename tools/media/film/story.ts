import { cuts } from './film/cuts';

interface Cue {
  /** Seconds of the film. */
  start: number;
  end: number;
  text: string;
}

const at = (scene: keyof typeof cuts, start: number, end: number, text: string): Cue => ({
  start: cuts[scene] + start,
  end: cuts[scene] + end,
  text,
});

/**
 * The captions. The film has no speech, so they repeat the words on screen, at reading speed. The page's transcript has
 * the same words and describes the pictures; tests compare all three.
 */
export const cues: Cue[] = [
  at('invitation', 0.1, 2.5, '[Soft marimba music]\nMeet Maya.'),
  at('invitation', 2.6, 6.4, 'Her employer has invited her\nto join Sharesave.'),
  at('offer', 0.1, 2.9, 'With Sharesave, she saves\nfrom her pay for three years.'),
  at('offer', 2.9, 5.7, 'Then she can buy shares\nat up to 20% off today’s price,'),
  at('offer', 5.7, 8, 'or take her savings back,\nwith any interest.'),
  at('payday', 0.6, 2.7, 'But after rent, bills,\nfood and travel,'),
  at('payday', 2.8, 5.6, 'Maya has no £100 a month\nto lock away.'),
  at('journey', 0.6, 4.3, 'With ShareMore, lending partners\nreimburse up to £100 a month.'),
  at('journey', 4.4, 6.7, 'Maya pays a platform fee\nof £10 a month.'),
  at('journey', 6.8, 10.8, 'Loans are subject to status\nand availability.'),
  at('walk', 0.4, 3.6, 'Month by month, for three years,\nher savings build up.'),
  at('walk', 3.7, 7.4, 'After 36 months of £100,\nthey come to £3,600.'),
  at('walk', 7.5, 10, 'Three years later,\nif the shares have risen,'),
  at('profit', 2.2, 4.6, 'Maya can use her savings\nto buy them, and sell.'),
  at('profit', 4.6, 6.5, 'First, the contributions\nare repaid.'),
  at('profit', 6.5, 8.1, 'Then any profit\nis split 50:50.'),
  at('profit', 8.1, 10.5, 'Share prices can fall.\nProfit is not guaranteed.'),
  at('noProfit', 0.1, 1.5, 'And if there is no profit?'),
  at('noProfit', 1.5, 3.9, 'Maya repays from her savings\nplus any interest,'),
  at('noProfit', 3.9, 5.2, 'and owes nothing more.'),
  at('noProfit', 5.2, 7.8, 'Her result: −£360 in fees.\nThey do not come back.'),
  at('noProfit', 7.9, 10.4, 'Join Sharesave without\nlocking away your savings.'),
  at('ending', 2, 4.5, 'Investing carries risk.\nProfit is not guaranteed.'),
  at('ending', 4.5, 6.9, 'Loans are subject to status\nand availability.'),
];

/** Hours, minutes, seconds and milliseconds, as WebVTT writes them. */
const stamp = (seconds: number) => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);

/** The captions as a WebVTT file. */
export function webVtt(list: Cue[]): string {
  const blocks = list.map((cue, i) => `${i + 1}\n${stamp(cue.start)} --> ${stamp(cue.end)}\n${cue.text}\n`);
  return `WEBVTT\n\n${blocks.join('\n')}`;
}
