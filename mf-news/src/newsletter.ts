import type { FormConfig } from '@sharemore/platform/contract/forms';
import { paths } from './paths';

/** The newsletter form (spec sections 4 and 5). */
export const newsletter: FormConfig = {
  page: paths.news,
  place: 'newsletter',
  success: "Sign up successful! Welcome to ShareMore's newsletter mailing list.",
  failure: 'There was an error signing you up. Please try again.',
  quotesRefusals: true,
};
