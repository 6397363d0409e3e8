import { exampleOperator, type Operator } from '@sharemore/platform/contract';
import type { z } from 'zod';
import type { ReadSetting } from './setting-reader';
import { emailAddress, text, webAddress } from './setting-types';

/** Who runs the site, as pages show it, and the names of the settings that are not set: pages show an example for each. */
export function readOperator(read: ReadSetting): { operator: Operator; exampleSettings: string[] } {
  const { social, ...example } = exampleOperator;
  const exampleSettings: string[] = [];
  const show = (name: string, schema: z.ZodType<string>, exampleValue: string) => {
    const value = read(name, schema);
    if (value === undefined) exampleSettings.push(name);
    return value ?? exampleValue;
  };
  const details = {
    legalName: show('COMPANY_LEGAL_NAME', text, example.legalName),
    number: show('COMPANY_NUMBER', text, example.number),
    address: show('COMPANY_ADDRESS', text, example.address),
    status: show('COMPANY_STATUS', text, example.status),
    email: show('CONTACT_EMAIL', emailAddress, example.email),
    complaintsUrl: show('COMPLAINTS_URL', webAddress, example.complaintsUrl),
    employerRequestEmail: show('EMPLOYER_REQUEST_EMAIL', emailAddress, example.employerRequestEmail),
    social: {
      whatsapp: show('SOCIAL_WHATSAPP', webAddress, social.whatsapp),
      facebook: show('SOCIAL_FACEBOOK', webAddress, social.facebook),
      linkedin: show('SOCIAL_LINKEDIN', webAddress, social.linkedin),
      instagram: show('SOCIAL_INSTAGRAM', webAddress, social.instagram),
    },
  };
  return { operator: { ...details, isExample: exampleSettings.length > 0 }, exampleSettings };
}
