import type { Picture } from '@sharemore/platform/contract';

/** What link previews of this area's pages show. Companies share one: the sheet is not there when it is drawn. */
export const pictures: Record<string, Picture> = {
  companies: { kicker: 'Find your employer', title: 'Does your employer offer Sharesave?' },
  company: { kicker: 'Join the waitlist', title: 'Your next Sharesave is coming' },
};
