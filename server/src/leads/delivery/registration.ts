import { type CompanyOf, NO_PIPELINE } from '../../sheet/company-of';
import type { Employer, LeadOf, Progress, Registration } from '../lead';
import type { LeadStore } from '../store';
import { type Destination, RefusedError, UnansweredError } from './destination';
import { createPipedrive, type Deal, type Person } from './pipedrive';
import type { PipedriveAccess } from './pipedrive-call';

/** One attempt to deliver a registration. */
interface Attempt {
  lead: LeadOf<'registration'>;
  employer: Employer;
  signal: AbortSignal;
  /** What earlier attempts and this one have done. */
  progress: Progress;
  /** Adds to the progress, and syncs it to disk. */
  note(changes: Progress): Promise<void>;
}

/** The doubts that a deal which was found, or is asked for now, puts an end to. */
const NO_DOUBT = { dealCertainFrom: undefined, lookAgainFrom: undefined };

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
      const attempt: Attempt = {
        lead,
        employer: employerOf(lead.payload, companyOf),
        signal,
        progress: await progressOf(lead),
        note(changes) {
          attempt.progress = { ...attempt.progress, ...changes };
          return save(attempt.progress);
        },
      };
      const { lookAgainFrom } = attempt.progress;
      const person = await findOrCreatePerson(attempt);
      try {
        await findOrCreateDeal(attempt, person);
      } catch (error) {
        if (error instanceof RefusedError) {
          const from = person.findableFrom ?? lookAgainFrom ?? (await now());
          await attempt.note({ ...person, lookAgainFrom: from });
        }
        throw error;
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
   * The person who registered. A retry uses the saved person; a repeated registration searches again, and so does a
   * retry after a refusal once the search index is complete.
   */
  async function findOrCreatePerson({ lead, progress, signal, note }: Attempt): Promise<Person> {
    const { email } = lead.payload;
    const { personId, findableFrom, lookAgainFrom, dealId } = progress;
    const isRepeated = dealId !== undefined;
    const isRefused = lookAgainFrom !== undefined && lookAgainFrom <= (await now());
    if (personId && !isRepeated && !isRefused) return { personId, findableFrom };

    const found = await pipedrive.findPerson(email, signal);
    const known = found ? { personId: found } : await personNotFoundYet(email);
    if (known) {
      // Makes up for the call in which a new registration creates the person.
      if (isRepeated) await pipedrive.findPerson(email, signal);
      return known;
    }
    return creating(pipedrive.createPerson(firstWords(lead), signal), (findableFrom) =>
      note({ findableFrom }),
    );
  }

  /**
   * The person that a registration of this address created so lately that the search may not find it yet.
   * @throws {UnansweredError} while the call that may have created the person has no answer
   */
  async function personNotFoundYet(email: string): Promise<Person | undefined> {
    const time = await now();
    for await (const { progress } of list({ kind: 'registration', email })) {
      const { personId, findableFrom = 0 } = progress;
      if (findableFrom <= time) continue;
      if (personId) return { personId, findableFrom };
      const retryAfterMs = findableFrom - time;
      throw new UnansweredError('An earlier call may have created the person', { retryAfterMs });
    }
    return undefined;
  }

  /**
   * Saves the deal of an earlier attempt, or creates one.
   * @throws {UnansweredError} also while a call without an answer may still create it
   */
  async function findOrCreateDeal(attempt: Attempt, person: Person): Promise<void> {
    const { lead, employer, progress, signal, note } = attempt;
    // In place of the person who was saved there is a new one: staff deleted that one, whose deal does not count.
    const isReplaced = person.findableFrom !== undefined && person.personId !== progress.personId;
    const dealId = isReplaced ? undefined : progress.dealId;
    // A lead that was stored before the sheet was read may repeat an earlier one, which has a deal.
    const asked = progress.dealAsked ?? (lead.payload.pipelineId ? undefined : employer);
    if (asked) {
      await note({ ...person, dealId });
      // By its id, because staff may have moved it to another pipeline or person.
      const isThere = dealId !== undefined && (await pipedrive.hasDeal(dealId, signal));
      const found = isThere ? dealId : await pipedrive.findDeal(dealFor(asked, person.personId), signal);
      if (found !== undefined) return note({ dealAsked: asked, dealId: found, ...NO_DOUBT });
    }
    const waitMs = (progress.dealCertainFrom ?? 0) - (await now());
    if (waitMs > 0) {
      throw new UnansweredError('An earlier call may still create the deal', { retryAfterMs: waitMs });
    }
    await note({ ...person, dealAsked: employer, dealId: undefined, ...NO_DOUBT });
    const created = await creating(
      pipedrive.createDeal(dealFor(employer, person.personId), signal),
      async (dealCertainFrom, { refusal }) => {
        // With words of its own, Pipedrive is done with the call.
        if (!refusal) await note({ dealCertainFrom });
      },
    );
    await note({ dealId: created });
  }

  /** A call that creates something. When it has no answer, saves from when on a search tells what it created. */
  async function creating<T>(
    call: Promise<T>,
    noteDoubt: (certainFrom: number, how: UnansweredError['how']) => Promise<void>,
  ): Promise<T> {
    try {
      return await call;
    } catch (error) {
      if (error instanceof UnansweredError) {
        const { how } = error;
        const save = async () => noteDoubt((await now()) + (how.retryAfterMs ?? 0), how);
        // Without the lease or the store the lead stays claimed for longer, so that nobody asks again meanwhile.
        await save().catch(() => {});
      }
      throw error;
    }
  }
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
