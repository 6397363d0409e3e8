import type { FormConfig } from '@sharemore/platform/contract/forms';

/** Forms as the areas declare them. */
export const forms = {
  contact: {
    page: '/about',
    place: 'contact-form',
    success: "Thank you for your message! We'll get back to you soon.",
    failure: 'There was an error sending your message. Please try again.',
  },
  registration: {
    page: '/company/:company',
    place: 'register',
    success: 'Thank you! Your registration has been submitted successfully.',
    failure: 'Failed to submit registration. Please try again.',
    quotesRefusals: true,
  },
  newsletter: {
    page: '/news',
    place: 'newsletter',
    success: "Sign up successful! Welcome to ShareMore's newsletter mailing list.",
    failure: 'There was an error signing you up. Please try again.',
    quotesRefusals: true,
  },
} satisfies Record<string, FormConfig>;
