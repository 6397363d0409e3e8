import type { Logger } from 'pino';
import type { Config } from '../../config';
import type { Destination } from './destination';
import { mailDestination } from './mail';
import { newsletterDestination } from './newsletter';
import type { Outbox } from './outbox';
import { registrationDestination } from './registration';

interface DestinationOptions {
  logger: Logger;
  outbox: Outbox;
  now: () => Promise<number>;
  fetch?: typeof fetch;
}

/** Where leads can go with these settings; a kind that has no destination is held. */
export function destinationsFrom(config: Config, options: DestinationOptions): Destination[] {
  const fetchFrom = options.fetch ?? fetch;
  const { smtpUrl } = config.mail;
  const { token } = config.pipedrive;
  const { formUrl } = config.newsletter;
  const destinations: Destination[] = [];
  if (smtpUrl) destinations.push(mailDestination({ config, smtpUrl, outbox: options.outbox }));
  if (token) destinations.push(registrationDestination({ config, token, ...options, fetch: fetchFrom }));
  if (formUrl) destinations.push(newsletterDestination({ config, formUrl, ...options, fetch: fetchFrom }));
  return destinations;
}
