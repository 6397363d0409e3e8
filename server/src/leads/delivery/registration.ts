import { type CompanyOf, NO_PIPELINE } from '../../sheet/company-of';
import type { Employer, LeadOf, Progress, Registration } from '../lead';
import { type Destination, RefusedError, UnansweredError } from './destination';
import { createPipedrive, type Deal } from './pipedrive';
import type { PipedriveAccess } from './pipedrive-call';

const AT_ONE_TIME = 8;
/** After this a search finds a person who was just made. */
const FOUND_AFTER_MS = 30_000;

/**
 * Registrations to Pipedrive: find or create the person, then create the deal (spec section 7). Pipedrive
 * has no idempotency key, so each id is kept as soon as it is known, and whatever was asked for without an
 * answer is looked for before it is asked for again. A registration that came again changes nothing there, since
 * anybody may have sent it, and makes as many calls as a new one: the time of its answer tells nobody that the
 * address was known.
 */
export function registrationDestination(access: PipedriveAccess, companyOf: CompanyOf): Destination {
  const pipedrive = createPipedrive(access);

  /**
   * The person who registered. One that was just made may not be found yet, so its kept id serves at the next
   * attempt; a registration that came again, or a refusal after which the search knows everybody, looks anew.
   */
  async function personFor({ payload, progress }: LeadOf<'registration'>, signal: AbortSignal) {
    const isAgain = progress.dealId !== undefined;
    const isRefused = progress.lookAgainFrom !== undefined && progress.lookAgainFrom <= (await access.now());
    const knownId =
      (isAgain || isRefused ? undefined : progress.personId) ??
      (await pipedrive.findPerson(payload.email, signal));
    // In place of the person that a new one would make.
    if (isAgain && knownId) await pipedrive.findPerson(payload.email, signal);
    return { personId: knownId ?? (await pipedrive.createPerson(payload, signal)), isNew: !knownId };
  }

  return {
    kind: 'registration',
    concurrency: AT_ONE_TIME,
    async deliver(lead: LeadOf<'registration'>, { signal, save }) {
      const { payload, progress } = lead;
      const employer = employerOf(payload, companyOf);
      const { personId, isNew } = await personFor(lead, signal);
      const sought = soughtFor(payload, progress, employer);
      let dealAsked = sought ?? employer;
      try {
        let dealId = sought && (await pipedrive.findDeal(dealFor(sought, personId), signal));
        // Staff may have moved the deal since: it is still this lead's.
        dealId ??= progress.dealId;
        if (dealId === undefined) {
          dealAsked = employer;
          await save({ personId, dealAsked });
          dealId = await pipedrive.createDeal(dealFor(employer, personId), signal);
        }
        await save({ personId, dealAsked, dealId });
      } catch (error) {
        if (error instanceof RefusedError) {
          const now = await access.now();
          const lookAgainFrom = isNew ? now + FOUND_AFTER_MS : (progress.lookAgainFrom ?? now);
          await save({ ...progress, personId, dealAsked, lookAgainFrom });
        }
        throw error;
      }
    },
  };
}

/**
 * The company as the sheet has it now, for staff mend what was refused there; as it stands with the lead where the
 * sheet does not say.
 */
function employerOf({ companySlug, companyName, pipelineId }: Registration, companyOf: CompanyOf): Employer {
  const company = companyOf({ company: companySlug ?? (pipelineId ? undefined : companyName), companyName });
  if (company === undefined && !pipelineId) throw new UnansweredError('The company sheet was never read');
  if (company && isPipeline(company.pipelineId)) {
    return { companyName: company.name, pipelineId: company.pipelineId };
  }
  if (!isPipeline(pipelineId)) throw new RefusedError(NO_PIPELINE);
  return { companyName, pipelineId };
}

/** Positive whole numbers alone: the CRM would file a deal without a pipeline anywhere. */
function isPipeline(id: string): boolean {
  return /^\d{1,15}$/.test(id) && Number(id) > 0;
}

/**
 * The deal that may be there already: the one that was asked for, as it was then; of a lead that names its company
 * late the one that it may repeat.
 */
function soughtFor(
  { companyName, pipelineId }: Registration,
  { dealAsked }: Progress,
  employer: Employer,
): Employer | undefined {
  if (dealAsked && dealAsked !== true) return dealAsked;
  if (!pipelineId) return employer;
  return dealAsked && { companyName, pipelineId };
}

function dealFor({ companyName, pipelineId }: Employer, personId: number): Deal {
  return {
    title: `Interest Registration - ${companyName}`,
    personId,
    pipelineId: Number(pipelineId),
  };
}
