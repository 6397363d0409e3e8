import { fourSteps } from '@sharemore/platform/story';

/** How ShareMore works, in four steps (spec sections 1 and 9). */
export const reminder = {
  lead: 'Four steps, over three years.',
  steps: fourSteps,
};
