import type { Config } from '../../config';
import type { CompanyOf } from '../../sheet/company-of';
import type { Destination } from './destination';
import { mailDestination } from './mail';
import { newsletterDestination } from './newsletter';
import type { Outbox } from './outbox';
import { registrationDestination } from './registration';

/** The destinations that the settings configure; leads of any other kind are held. */
export function destinationsFrom(
  config: Config,
  outbox: Outbox,
  now: () => Promise<number>,
  companyOf: CompanyOf,
): Destination[] {
  const { smtpUrl } = config.mail;
  const { token, ...pipedrive } = config.pipedrive;
  const { formUrl, honeypotField } = config.newsletter;
  const destinations: Destination[] = [];
  if (smtpUrl) destinations.push(mailDestination(config, smtpUrl, outbox));
  if (token) destinations.push(registrationDestination({ ...pipedrive, token, now }, companyOf));
  if (formUrl) destinations.push(newsletterDestination(formUrl, honeypotField, now));
  return destinations;
}
