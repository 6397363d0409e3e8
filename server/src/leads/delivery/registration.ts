import { type CompanyOf, NO_PIPELINE } from '../../sheet/company-of';
import type { Employer, LeadOf, Progress, Registration } from '../lead';
import type { LeadStore } from '../store';
import { type Destination, RefusedError, UnansweredError } from './destination';
import { createPipedrive, type Deal } from './pipedrive';
import { CERTAIN_AFTER_MS, type PipedriveAccess } from './pipedrive-call';

/** One attempt to deliver a registration. */
interface Attempt {
  lead: LeadOf<'registration'>;
  employer: Employer;
  signal: AbortSignal;
  /** What earlier attempts have done. */
  earlier: Progress;
  /** Adds to the progress, and syncs it to disk. */
  note(changes: Progress): Promise<void>;
}

/**
 * Delivers registrations to Pipedrive: finds or creates the person, then creates the deal (spec section 7). Pipedrive
 * has no idempotency keys, so each id is saved as soon as it is known, and a retry searches for whatever a call without
 * an answer may have created. A repeated registration changes nothing there, because anybody may have sent it, and
 * makes as many calls as a new one, so that its response time does not reveal that the address is known.
 */
export function registrationDestination(
  access: PipedriveAccess,
  companyOf: CompanyOf,
  list: LeadStore['list'],
): Destination {
  const pipedrive = createPipedrive(access);
  const { now } = access;

  return {
    kind: 'registration',
    concurrency: 8,
    async deliver(lead: LeadOf<'registration'>, { signal, save }) {
      const employer = employerOf(lead.payload, companyOf);
      const earlier = await progressOf(lead);
      let progress = earlier;
      const note = (changes: Progress) => {
        progress = { ...progress, ...changes };
        return save(progress);
      };
      const noteEnd = async (error: unknown) => {
        const { retryAfterMs = 0, refusal } = endOf(error);
        const certainFrom = Math.max(progress.certainFrom ?? 0, (await now()) + retryAfterMs);
        await note({ certainFrom, isRefused: Boolean(refusal) || progress.isRefused });
      };
      const attempt = { lead, employer, signal, earlier, note };
      try {
        await findOrCreateDeal(attempt, await findOrCreatePerson(attempt));
      } catch (error) {
        // Without the lease or the store the lead stays claimed for longer, so that nobody asks again meanwhile.
        await noteEnd(error).catch(() => {});
        // Staff merged or deleted the person: the next attempt looks for them again.
        const isPersonGone = error instanceof RefusedError && error.isMissing;
        throw isPersonGone ? new UnansweredError(error.message) : error;
      }
    },
  };

  /** A lead that staff rescued from suspicion may repeat another, and then goes on from where that one is. */
  async function progressOf({ payload, progress }: LeadOf<'registration'>): Promise<Progress> {
    if (progress.dealAsked) return progress;
    for await (const other of list({ kind: 'registration', email: payload.email })) {
      const isSame = other.kind === 'registration' && other.payload.companySlug === payload.companySlug;
      if (isSame && other.progress.dealAsked) return { ...progress, ...other.progress };
    }
    return progress;
  }

  /**
   * The id of the person who registered. A retry uses the saved person; a repeated registration searches again, and so
   * does a retry after a refusal, because staff may have merged or deleted the person.
   */
  async function findOrCreatePerson({ lead, earlier, signal, note }: Attempt): Promise<number> {
    const { email } = lead.payload;
    const { personId, dealId, isRefused } = earlier;
    const isRepeated = dealId !== undefined;
    if (personId && !isRepeated && !isRefused) return personId;

    const known = (await pipedrive.findPerson(email, signal)) ?? (await personNotFoundYet(email));
    // Makes up for the call in which a new registration creates the person.
    if (known && isRepeated) await pipedrive.findPerson(email, signal);
    if (known) return known;
    const created = await pipedrive.createPerson(firstWords(lead), signal);
    await note({ personId: created, certainFrom: (await now()) + CERTAIN_AFTER_MS });
    return created;
  }

  /**
   * The person that a registration of this address created so lately that the search may not find it yet.
   * @throws {UnansweredError} while the call that may have created the person has no answer
   */
  async function personNotFoundYet(email: string): Promise<number | undefined> {
    const time = await now();
    for await (const { progress } of list({ kind: 'registration', email })) {
      const { personId, certainFrom = 0 } = progress;
      if (certainFrom <= time) continue;
      if (personId) return personId;
      const retryAfterMs = certainFrom - time;
      throw new UnansweredError('An earlier call may have created the person', { retryAfterMs });
    }
    return undefined;
  }

  /**
   * Saves the deal of an earlier attempt, or creates one.
   * @throws {UnansweredError} also while a call without an answer may still create it
   */
  async function findOrCreateDeal(attempt: Attempt, personId: number): Promise<void> {
    const { lead, employer, earlier, signal, note } = attempt;
    const { dealId, dealAsked, certainFrom = 0, isRefused } = earlier;
    const retryAfterMs = certainFrom - (await now());
    if (dealAsked && dealId === undefined && !isRefused && retryAfterMs > 0) {
      throw new UnansweredError('An earlier call may still create the deal', { retryAfterMs });
    }
    // A lead that was stored before the sheet was read may repeat an earlier one, which has a deal.
    const asked = dealAsked ?? (lead.payload.pipelineId ? undefined : employer);
    if (asked) {
      // By its id, because staff may have moved it to another pipeline or person.
      const isThere = dealId !== undefined && (await pipedrive.hasDeal(dealId, signal));
      const found = isThere ? dealId : await pipedrive.findDeal(dealFor(asked, personId), signal);
      if (found !== undefined) return note({ personId, dealAsked: asked, dealId: found });
    }
    await note({ personId, dealAsked: employer, dealId: undefined, isRefused: undefined });
    const created = await pipedrive.createDeal(dealFor(employer, personId), signal);
    await note({ dealId: created });
  }
}

/** For how long calls of a failed attempt may still take effect; with `refusal`, Pipedrive ended them in its own words. */
function endOf(error: unknown): Pick<UnansweredError['how'], 'retryAfterMs' | 'refusal'> {
  if (error instanceof UnansweredError) return error.how;
  return error instanceof RefusedError ? { refusal: error.message } : { retryAfterMs: CERTAIN_AFTER_MS };
}

/**
 * The words of whoever registered first, because anybody may repeat a registration under another name. Words that the
 * provider refused do not count: their visitor sends corrected ones.
 */
function firstWords({ history, payload }: LeadOf<'registration'>): Registration {
  const lastRefused = history.findLastIndex(({ isRefused }) => isRefused);
  return (history[lastRefused + 1]?.payload as Registration | undefined) ?? payload;
}

/**
 * The company as the sheet has it now, because staff fix refused registrations there; the lead's own company when the
 * sheet does not have it.
 */
function employerOf({ companySlug, companyName, pipelineId }: Registration, companyOf: CompanyOf): Employer {
  const company = companyOf(companySlug);
  if (company === undefined && !pipelineId) throw new UnansweredError('The company sheet was never read');
  if (company && isPipeline(company.pipelineId)) {
    return { companyName: company.name, pipelineId: company.pipelineId };
  }
  if (!isPipeline(pipelineId)) throw new RefusedError(NO_PIPELINE);
  return { companyName, pipelineId };
}

/** Accepts positive whole numbers only: the CRM puts a deal without a valid pipeline into an arbitrary one. */
function isPipeline(id: string): boolean {
  return /^\d{1,15}$/.test(id) && Number(id) > 0;
}

function dealFor({ companyName, pipelineId }: Employer, personId: number): Deal {
  return { title: `Interest Registration - ${companyName}`, personId, pipelineId: Number(pipelineId) };
}
