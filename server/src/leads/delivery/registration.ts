import { CALL_LIMIT_MS, FaultError } from '../../http/outside-call';
import { type CompanyOf, NO_PIPELINE } from '../../sheet/company-of';
import type { Employer, LeadOf, Progress, Registration } from '../lead';
import type { LeadStore } from '../store';
import type { Destination } from './destination';
import { createPipedrive, type Deal, type PipedriveAccess } from './pipedrive';

/** From then on a call has taken effect or never will, and Pipedrive's search finds a new person. */
const CERTAIN_AFTER_MS = CALL_LIMIT_MS + 30_000;

const REFUSED = { about: 'content' } as const;

/**
 * Delivers registrations to Pipedrive: finds or creates the person, then creates the deal (spec section 7). Pipedrive
 * has no idempotency keys, so what a call will create is on disk before the call (`certainFrom`, `dealAsked`). However the
 * attempt ends, the next one waits until that is certain and then looks for it. A repeated registration changes nothing
 * there, because anybody may have sent it, and makes as many calls as a new one, so that its response time does not reveal
 * that the address is known.
 */
export function registrationDestination(
  access: PipedriveAccess,
  companyOf: CompanyOf,
  store: Pick<LeadStore, 'list' | 'now'>,
): Destination {
  return {
    kind: 'registration',
    concurrency: 8,
    async deliver(lead: LeadOf<'registration'>, { signal, save }) {
      const { payload } = lead;
      const pipedrive = createPipedrive(access, signal);
      const employer = employerOf(payload, companyOf);
      const time = await store.now();
      const recent: Progress[] = [];
      let progress = lead.progress;
      for await (const other of store.list({ kind: 'registration', email: payload.email })) {
        const isSameCompany =
          'companySlug' in other.payload && other.payload.companySlug === payload.companySlug;
        throwIfInDoubt(other.progress, isSameCompany, time);
        if ((other.progress.certainFrom ?? 0) > time) recent.push(other.progress);
      }
      const note = (changes: Progress) => {
        progress = { ...progress, ...changes };
        return save(progress);
      };
      const doubt = async () => ({ certainFrom: (await store.now()) + CERTAIN_AFTER_MS });

      // The search does not find a person at once who was created lately.
      const found = await pipedrive.findPerson(payload.email);
      const known = found ?? recent.find(({ personId }) => personId)?.personId;
      const personId = known ?? (await createPerson());

      // Another lead of the person may have made it: the slug that tells leads apart is the staff's to change.
      const asked = progress.dealAsked ?? employer;
      const dealId = known && (await pipedrive.findDeal(dealFor(asked, known), progress.dealId));
      if (dealId !== undefined) {
        // Makes up for the call that creates a person or a deal.
        await pipedrive.findPerson(payload.email);
        return note({ personId, dealAsked: asked, dealId });
      }
      await note({ personId, dealAsked: employer, dealId: undefined, ...(await doubt()) });
      const making = pipedrive.createDeal(dealFor(employer, personId));
      return note({ dealId: await made(making, { dealAsked: undefined }, 'Failed to create deal') });

      async function createPerson(): Promise<number> {
        await note({ personId: undefined, ...(await doubt()) });
        const making = pipedrive.createPerson(payload);
        const id = await made(making, { certainFrom: undefined }, 'Failed to create person in Pipedrive');
        await note({ personId: id, ...(await doubt()) });
        return id;
      }

      /** The id of what is being made. A refusal in Pipedrive's own words has no effect: what was asked is taken back. */
      async function made(making: Promise<number | undefined>, takenBack: Progress, withoutId: string) {
        const id = await making.catch(async (error) => {
          if (error instanceof FaultError && error.fault.about === 'content') await note(takenBack);
          throw error;
        });
        // The visitor who waits is told. One who was thanked is not lost for it: the next attempt looks first.
        if (id === undefined) throw new FaultError(withoutId, lead.attempts === 1 ? REFUSED : undefined);
        return id;
      }
    },
  };
}

/**
 * Registrations of one address wait while a call may still create the person, and those for one company while a call may
 * still create the deal. @throws {FaultError}
 */
function throwIfInDoubt(progress: Progress, isSameCompany: boolean, time: number): void {
  const { certainFrom = 0, personId, dealAsked, dealId } = progress;
  const isDealInDoubt = isSameCompany && dealAsked !== undefined && dealId === undefined;
  if (certainFrom <= time || (personId !== undefined && !isDealInDoubt)) return;
  const waitMs = certainFrom - time;
  throw new FaultError('An earlier call may still take effect', undefined, { waitMs });
}

/**
 * The company as the sheet has it now, because staff fix refused registrations there; the lead's own company when the
 * sheet does not have it.
 */
function employerOf({ companySlug, companyName, pipelineId }: Registration, companyOf: CompanyOf): Employer {
  const company = companyOf(companySlug);
  if (company === undefined && !pipelineId) throw new FaultError('The company sheet was never read');
  const employer = company?.pipelineId
    ? { companyName: company.name, pipelineId: company.pipelineId }
    : { companyName, pipelineId };
  // The CRM puts a deal without a valid pipeline into an arbitrary one.
  if (!/^[1-9]\d{0,14}$/.test(employer.pipelineId)) throw new FaultError(NO_PIPELINE, REFUSED);
  return employer;
}

function dealFor({ companyName, pipelineId }: Employer, personId: number): Deal {
  return { title: `Interest Registration - ${companyName}`, personId, pipelineId: Number(pipelineId) };
}
