import { exampleOperator, type Operator } from '@sharemore/platform/contract';
import { z } from 'zod';
import { emailAddress, webAddress } from './setting-types';

const { social, ...example } = exampleOperator;

/** The settings that say who runs the site; pages show an example for each that is not set. */
export const operatorSettings = z.object({
  COMPANY_LEGAL_NAME: z.string().default(example.legalName),
  COMPANY_NUMBER: z.string().default(example.number),
  COMPANY_ADDRESS: z.string().default(example.address),
  COMPANY_STATUS: z.string().default(example.status),
  CONTACT_EMAIL: emailAddress.default(example.email),
  COMPLAINTS_URL: webAddress.default(example.complaintsUrl),
  EMPLOYER_REQUEST_EMAIL: emailAddress.default(example.employerRequestEmail),
  SOCIAL_WHATSAPP: webAddress.default(social.whatsapp),
  SOCIAL_FACEBOOK: webAddress.default(social.facebook),
  SOCIAL_LINKEDIN: webAddress.default(social.linkedin),
  SOCIAL_INSTAGRAM: webAddress.default(social.instagram),
});

/** The operator as pages show it. */
export function readOperator(settings: z.infer<typeof operatorSettings>, isExample: boolean): Operator {
  return {
    legalName: settings.COMPANY_LEGAL_NAME,
    number: settings.COMPANY_NUMBER,
    address: settings.COMPANY_ADDRESS,
    status: settings.COMPANY_STATUS,
    email: settings.CONTACT_EMAIL,
    complaintsUrl: settings.COMPLAINTS_URL,
    employerRequestEmail: settings.EMPLOYER_REQUEST_EMAIL,
    social: {
      whatsapp: settings.SOCIAL_WHATSAPP,
      facebook: settings.SOCIAL_FACEBOOK,
      linkedin: settings.SOCIAL_LINKEDIN,
      instagram: settings.SOCIAL_INSTAGRAM,
    },
    isExample,
  };
}
