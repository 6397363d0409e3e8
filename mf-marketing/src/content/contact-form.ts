import type { FormConfig } from '@sharemore/platform/contract/forms';

/** The contact form of the page about the company (spec sections 4 and 8). */
export const contactForm: FormConfig = {
  page: '/about',
  place: 'contact-form',
  success: "Thank you for your message! We'll get back to you soon.",
  failure: 'There was an error sending your message. Please try again.',
};
