/** Who is behind the site: the operator's settings, or examples that are nobody's. */
export interface WhoWeAre {
  legalName: string;
  /** At Companies House, England and Wales. */
  number: string;
  /** The registered office, on one line. */
  address: string;
  /** The regulatory status line. */
  status: string;
  email: string;
  /** Where a complaint about the service goes. */
  complaintsUrl: string;
  /** Where "Request your employer" writes to. */
  employerRequestEmail: string;
  social: { whatsapp: string; facebook: string; linkedin: string; instagram: string };
  /** Not all of the company itself is said yet: an example stands here, and pages say so. */
  isExample: boolean;
}

/** What every page may know of the running site; the server writes it into each document. */
export interface SiteInfo {
  /** The public address without a slash at its end. */
  siteUrl: string;
  newsletter: { action: string; honeypotField: string };
  company: WhoWeAre;
  /** Days after which what a visitor sent is deleted. */
  retentionDays: { contact: number; registration: number; newsletter: number };
  /** Builds that are not live and are shown to this visitor alone, until when. */
  preview?: { builds: Record<string, string>; until: string };
}

/** What stands for a setting that is not set: under `.example`, which can be nobody's account or mailbox. */
export const exampleCompany: WhoWeAre = {
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
  company: exampleCompany,
  retentionDays: { contact: 2190, registration: 2190, newsletter: 2190 },
};
