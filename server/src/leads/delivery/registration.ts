import type { Config } from '../../config';
import type { LeadOf } from '../lead';
import type { Destination } from './destination';
import { createPipedrive, type Deal } from './pipedrive';

const AT_ONE_TIME = 8;

interface RegistrationOptions {
  config: Pick<Config, 'pipedrive'>;
  token: string;
  now: () => Promise<number>;
}

/**
 * Registrations to Pipedrive: find or create the person, then create the deal (spec section 7). Pipedrive
 * has no idempotency key, so each id is kept as soon as it is known, and whatever was asked for without an
 * answer is looked for before it is asked for again. A registration that came again renames its person, and
 * makes as many calls as a new one: the time of its answer tells nobody that the address was known.
 */
export function registrationDestination({ config, token, now }: RegistrationOptions): Destination {
  const { baseUrl, version } = config.pipedrive;
  const pipedrive = createPipedrive({ baseUrl, version, token, now });

  return {
    kind: 'registration',
    concurrency: AT_ONE_TIME,
    async deliver({ payload, progress }: LeadOf<'registration'>, { signal, save }) {
      const isAgain = progress.dealId !== undefined;
      const knownId =
        (isAgain ? undefined : progress.personId) ?? (await pipedrive.findPerson(payload.email, signal));
      const personId = knownId ?? (await pipedrive.createPerson(payload, signal));
      if (isAgain && knownId) await pipedrive.renamePerson(knownId, payload, signal);
      const deal: Deal = {
        title: `Interest Registration - ${payload.companyName}`,
        personId,
        pipelineId: Number(payload.pipelineId),
      };
      let dealId = progress.dealAsked ? await pipedrive.findDeal(deal, signal) : undefined;
      // Staff may have moved the deal since: it is still this lead's.
      dealId ??= progress.dealId;
      if (dealId === undefined) {
        await save({ ...progress, personId, dealAsked: true });
        dealId = await pipedrive.createDeal(deal, signal);
      }
      await save({ ...progress, personId, dealAsked: true, dealId });
    },
  };
}
