import type { Picture } from '@sharemore/platform/contract';

/** The link preview pictures. All companies share one: the pictures are drawn at build time, without the sheet. */
export const pictures: Record<string, Picture> = {
  companies: { kicker: 'Find Your Employer', title: 'Does your employer offer Sharesave?' },
  company: { kicker: 'Join the waitlist', title: 'Your next Sharesave is coming' },
};
