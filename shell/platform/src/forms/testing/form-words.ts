import type { FormConfig } from '../../contract/forms';

export const registrationWords: FormConfig = {
  page: '/company/:company',
  place: 'register',
  success: 'Thank you!',
  failure: 'Failed to submit registration. Please try again.',
  unexpected: 'An unexpected error occurred. Please try again.',
  quotesRefusals: true,
};

export const contactWords: FormConfig = {
  page: '/about',
  place: 'contact-form',
  success: 'Thank you!',
  failure: 'There was an error sending your message. Please try again.',
};
