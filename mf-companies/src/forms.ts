import type { FormConfig } from '@sharemore/platform/contract/forms';

/** The waitlist form of a company's page (spec sections 4 and 8). */
export const registrationForm: FormConfig = {
  page: '/company/:company',
  place: 'register',
  success: 'Thank you! Your registration has been submitted successfully.',
  failure: 'Failed to submit registration. Please try again.',
  unexpected: 'An unexpected error occurred. Please try again.',
  quotesRefusals: true,
};

/** The request for an employer that the directory does not list. */
export const employerForm: FormConfig = {
  page: '/companies',
  place: 'request-employer',
  success: 'Thank you! We’ll look into your employer’s Sharesave, and write to you when there’s news.',
  failure: 'There was an error sending your request. Please try again.',
  quotesRefusals: true,
};
