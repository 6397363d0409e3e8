import { exampleCompany, type WhoWeAre } from '@sharemore/platform/contract';
import { z } from 'zod';

export const emailAddress = z.email({ error: 'must be an email address' });
export const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
const email = emailAddress.optional();
const link = webAddress.optional();

/** The settings that say who runs the site. */
export const companySettings = {
  COMPANY_LEGAL_NAME: z.string().optional(),
  COMPANY_NUMBER: z.string().optional(),
  COMPANY_ADDRESS: z.string().optional(),
  COMPANY_STATUS: z.string().optional(),
  CONTACT_EMAIL: email,
  COMPLAINTS_URL: link,
  EMPLOYER_REQUEST_EMAIL: email,
  SOCIAL_WHATSAPP: link,
  SOCIAL_FACEBOOK: link,
  SOCIAL_LINKEDIN: link,
  SOCIAL_INSTAGRAM: link,
};

type CompanySettings = { [Name in keyof typeof companySettings]?: string };

/** The company as pages show it, with an example for each setting that is not set. */
export function readCompany(settings: CompanySettings): WhoWeAre {
  const { social } = exampleCompany;
  return {
    legalName: settings.COMPANY_LEGAL_NAME ?? exampleCompany.legalName,
    number: settings.COMPANY_NUMBER ?? exampleCompany.number,
    address: settings.COMPANY_ADDRESS ?? exampleCompany.address,
    status: settings.COMPANY_STATUS ?? exampleCompany.status,
    email: settings.CONTACT_EMAIL ?? exampleCompany.email,
    complaintsUrl: settings.COMPLAINTS_URL ?? exampleCompany.complaintsUrl,
    employerRequestEmail: settings.EMPLOYER_REQUEST_EMAIL ?? exampleCompany.employerRequestEmail,
    social: {
      whatsapp: settings.SOCIAL_WHATSAPP ?? social.whatsapp,
      facebook: settings.SOCIAL_FACEBOOK ?? social.facebook,
      linkedin: settings.SOCIAL_LINKEDIN ?? social.linkedin,
      instagram: settings.SOCIAL_INSTAGRAM ?? social.instagram,
    },
    isExample: unsetCompanySettings(settings).some((name) => name.startsWith('COMPANY_')),
  };
}

/** The names of the settings for which pages show an example. */
export function unsetCompanySettings(settings: CompanySettings): string[] {
  return Object.keys(companySettings).filter((name) => !settings[name as keyof CompanySettings]);
}
