import type { AreaLink } from './area-manifest';

/** The site's operator: its settings, or example values. */
export type Operator = typeof exampleOperator;

/** Settings that pages may show; the server writes them into each document. */
export type SiteInfo = typeof exampleSite & {
  /** Builds that only this visitor sees instead of the live ones. */
  preview?: { builds: Record<string, string>; until: string };
  /** The areas' entries of the navigation, if any. */
  links?: AreaLink[];
};

/** Defaults for missing settings; nobody can own an account or a mailbox under `.example`. */
export const exampleOperator = {
  legalName: 'ShareMore Example Ltd',
  /** At Companies House, England and Wales. */
  number: '00000000',
  /** The registered office, on one line. */
  address: 'Example House, 1 Example Street, London',
  /** The regulatory status line. */
  status: 'Its regulatory status isn’t set here.',
  email: 'hello@sharemore.example',
  complaintsUrl: 'https://complaints.sharemore.example/',
  /** The recipient of "Request your employer". */
  employerRequestEmail: 'employers@sharemore.example',
  social: {
    whatsapp: 'https://whatsapp.example/sharemore',
    facebook: 'https://facebook.example/sharemore',
    linkedin: 'https://linkedin.example/company/sharemore',
    instagram: 'https://instagram.example/sharemore',
  },
  /** True while any of these details is an example; pages then say so. */
  isExample: true,
};

/** A site with nothing configured. */
export const exampleSite = {
  /** The public address without a trailing slash. */
  siteUrl: '',
  newsletter: { action: '/api/newsletter', honeypotField: 'b_website' },
  operator: exampleOperator,
  /** Days after which submissions are deleted. */
  retentionDays: { contact: 2190, registration: 2190, newsletter: 2190 },
};
