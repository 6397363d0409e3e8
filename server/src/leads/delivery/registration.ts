import { type CompanyOf, NO_PIPELINE } from '../../sheet/company-of';
import type { LeadOf, Registration } from '../lead';
import { type Destination, RefusedError, UnansweredError } from './destination';
import { createPipedrive, type Deal } from './pipedrive';
import type { PipedriveAccess } from './pipedrive-call';

const AT_ONE_TIME = 8;

/**
 * Registrations to Pipedrive: find or create the person, then create the deal (spec section 7). Pipedrive
 * has no idempotency key, so each id is kept as soon as it is known, and whatever was asked for without an
 * answer is looked for before it is asked for again. A registration that came again changes nothing there, since
 * anybody may have sent it, and makes as many calls as a new one: the time of its answer tells nobody that the
 * address was known.
 */
export function registrationDestination(access: PipedriveAccess, companyOf: CompanyOf): Destination {
  const pipedrive = createPipedrive(access);

  return {
    kind: 'registration',
    concurrency: AT_ONE_TIME,
    async deliver({ payload, progress }: LeadOf<'registration'>, { signal, save }) {
      const employer = employerOf(payload, companyOf);
      const isAgain = progress.dealId !== undefined;
      const knownId =
        (isAgain ? undefined : progress.personId) ?? (await pipedrive.findPerson(payload.email, signal));
      const personId = knownId ?? (await pipedrive.createPerson(payload, signal));
      // In place of the person that a new one would make.
      if (isAgain && knownId) await pipedrive.findPerson(payload.email, signal);
      const deal: Deal = {
        title: `Interest Registration - ${employer.companyName}`,
        personId,
        pipelineId: Number(employer.pipelineId),
      };
      // A lead that names its company late may repeat one that named it at once.
      const mayExist = progress.dealAsked || employer !== payload;
      let dealId = mayExist ? await pipedrive.findDeal(deal, signal) : undefined;
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

/** The company as the sheet has it: a lead that came before its first read has only a slug. */
function employerOf(
  payload: Registration,
  companyOf: CompanyOf,
): Pick<Registration, 'companyName' | 'pipelineId'> {
  if (payload.pipelineId) return payload;
  const company = companyOf({ company: payload.companyName });
  if (company === undefined) throw new UnansweredError('The company sheet was never read');
  if (!company?.pipelineId) throw new RefusedError(NO_PIPELINE);
  return { companyName: company.name, pipelineId: company.pipelineId };
}
