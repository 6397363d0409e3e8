import type { Config } from '../../config';
import type { LeadOf } from '../lead';
import type { Destination } from './destination';
import { createPipedrive, type Deal } from './pipedrive';

const AT_ONE_TIME = 8;

interface RegistrationOptions {
  config: Pick<Config, 'pipedrive'>;
  token: string;
  fetch: typeof fetch;
  now: () => Promise<number>;
}

/**
 * Registrations to Pipedrive: find or create the person, then create the deal (spec section 7). Pipedrive
 * has no idempotency key, so each id is kept as soon as it is known, and whatever was asked for without an
 * answer is looked for before it is asked for again.
 */
export function registrationDestination({ config, token, fetch, now }: RegistrationOptions): Destination {
  const { baseUrl, version } = config.pipedrive;
  const pipedrive = createPipedrive({ baseUrl, version, token, fetch, now });

  return {
    kind: 'registration',
    concurrency: AT_ONE_TIME,
    async deliver({ payload, progress }: LeadOf<'registration'>, { signal, save }) {
      if (progress.dealId) return;
      const personId =
        progress.personId ??
        (await pipedrive.findPerson(payload.email, signal)) ??
        (await pipedrive.createPerson(payload, signal));
      const deal: Deal = {
        title: `Interest Registration - ${payload.companyName}`,
        personId,
        pipelineId: Number(payload.pipelineId),
      };
      let dealId = progress.dealAsked ? await pipedrive.findDeal(deal, signal) : undefined;
      if (dealId === undefined) {
        await save({ ...progress, personId, dealAsked: true });
        dealId = await pipedrive.createDeal(deal, signal);
      }
      await save({ ...progress, personId, dealAsked: true, dealId });
    },
  };
}
