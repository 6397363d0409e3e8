import { inPounds } from '@sharemore/platform/money';

/** Kept apart from `what-if.ts`, so that pages with only the fallback do not load the words of the calculator. */
export const whatIfHeading = { title: 'Your gain or loss', instead: 'See a worked example' };

/** `you gain £90`, `you lose £360`, `you come out even`. */
export function resultOf(gain: number): string {
  const pounds = Math.round(gain);
  if (pounds === 0) return 'you come out even';
  return `you ${pounds < 0 ? 'lose' : 'gain'} ${inPounds(Math.abs(pounds))}`;
}
