import type { ShareImage } from '@sharemore/platform/contract';

/** The share images. All companies share one: they are drawn by a script, without the sheet. */
export const shareImages: Record<string, ShareImage> = {
  companies: { kicker: 'Find Your Employer', title: 'Does your employer offer Sharesave?' },
  company: { kicker: 'Join the waitlist', title: 'Your next Sharesave is coming' },
};
