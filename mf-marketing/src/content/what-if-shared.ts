import { inPounds } from '@sharemore/platform/money';

/** Kept apart from `what-if.ts`, so that pages with only the fallback do not load the words of the calculator. */
export const whatIfHeading = { title: 'Your gain or loss', instead: 'See a worked example' };

/** `+£90`, `−£360`, `£0`. */
export function withSign(gain: number): string {
  return `${gain > 0 ? '+' : ''}${inPounds(gain)}`;
}
