/** The site's operator: its settings, or example values. */
export interface Operator {
  legalName: string;
  /** At Companies House, England and Wales. */
  number: string;
  /** The registered office, on one line. */
  address: string;
  /** The regulatory status line. */
  status: string;
  email: string;
  complaintsUrl: string;
  /** The recipient of "Request your employer". */
  employerRequestEmail: string;
  social: { whatsapp: string; facebook: string; linkedin: string; instagram: string };
  /** True while any of these details is an example; pages then say so. */
  isExample: boolean;
}

/** Settings that pages may show; the server writes them into each document. */
export interface SiteInfo {
  /** The public address without a trailing slash. */
  siteUrl: string;
  newsletter: { action: string; honeypotField: string };
  operator: Operator;
  /** Days after which submissions are deleted. */
  retentionDays: { contact: number; registration: number; newsletter: number };
  /** Builds that only this visitor sees instead of the live ones. */
  preview?: { builds: Record<string, string>; until: string };
}

/** Defaults for missing settings; nobody can own an account or a mailbox under `.example`. */
export const exampleOperator: Operator = {
  legalName: 'ShareMore Example Ltd',
  number: '00000000',
  address: 'Example House, 1 Example Street, London',
  status: 'ShareMore is not a lender and gives no advice. Regulated third parties lend and advise.',
  email: 'hello@sharemore.example',
  complaintsUrl: 'https://complaints.sharemore.example/',
  employerRequestEmail: 'employers@sharemore.example',
  social: {
    whatsapp: 'https://whatsapp.example/sharemore',
    facebook: 'https://facebook.example/sharemore',
    linkedin: 'https://linkedin.example/company/sharemore',
    instagram: 'https://instagram.example/sharemore',
  },
  isExample: true,
};

/** A site with nothing configured. */
export const exampleSite: SiteInfo = {
  siteUrl: '',
  newsletter: { action: '/api/newsletter', honeypotField: 'b_website' },
  operator: exampleOperator,
  retentionDays: { contact: 2190, registration: 2190, newsletter: 2190 },
};
