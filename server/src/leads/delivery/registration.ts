import { type CompanyOf, NO_PIPELINE } from '../../sheet/company-of';
import type { Employer, LeadOf, Progress, Registration } from '../lead';
import type { LeadStore } from '../store';
import { type DeliverySteps, type Destination, RefusedError, UnansweredError } from './destination';
import { createPipedrive, type Deal } from './pipedrive';
import { INDEXED_AFTER_MS, type PipedriveAccess } from './pipedrive-call';

const CONCURRENCY = 8;

type Person = Pick<Progress, 'findableFrom'> & { personId: number };

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
  const indexedFrom = async () => (await access.now()) + INDEXED_AFTER_MS;

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
  async function personFor(
    lead: LeadOf<'registration'>,
    progress: Progress,
    { signal, save }: DeliverySteps,
  ): Promise<Person> {
    const { payload } = lead;
    const { personId, findableFrom, lookAgainFrom, dealId } = progress;
    const isAgain = dealId !== undefined;
    const isRefused = lookAgainFrom !== undefined && lookAgainFrom <= (await access.now());
    if (personId && !isAgain && !isRefused) return { personId, findableFrom };
    const found = await pipedrive.findPerson(payload.email, signal);
    const known = found ? { personId: found } : await newPerson(payload.email);
    // Makes up for the call in which a new registration creates the person.
    if (isAgain && known) await pipedrive.findPerson(payload.email, signal);
    if (known) return known;
    const created = await unlessUnanswered(pipedrive.createPerson(firstWords(lead), signal), async () =>
      save({ ...progress, findableFrom: await indexedFrom() }),
    );
    return { personId: created, findableFrom: await indexedFrom() };
  }

  /**
   * The person that a registration of this address created so lately that the search may not find it yet.
   * @throws {UnansweredError} while the call that may have created the person has no answer
   */
  async function newPerson(email: string): Promise<Person | undefined> {
    const now = await access.now();
    for await (const { progress } of list({ kind: 'registration', email })) {
      const { personId, findableFrom = 0 } = progress;
      if (findableFrom <= now) continue;
      if (personId) return { personId, findableFrom };
      throw new UnansweredError('An earlier call may have created the person', {
        retryAfterMs: findableFrom - now,
      });
    }
    return undefined;
  }

  /** Creates the deal. @throws {UnansweredError} also while a call without an answer may still create it */
  async function newDeal(
    asked: Person & { dealAsked: Employer },
    certainFrom = 0,
    { signal, save }: DeliverySteps,
  ): Promise<number> {
    const waitMs = certainFrom - (await access.now());
    if (waitMs > 0) {
      throw new UnansweredError('An earlier call may still create the deal', { retryAfterMs: waitMs });
    }
    await save(asked);
    const deal = dealFor(asked.dealAsked, asked.personId);
    return unlessUnanswered(pipedrive.createDeal(deal, signal), async ({ how }) => {
      // With words of its own, Pipedrive is done with the call.
      if (!how.refusal) await save({ ...asked, dealCertainFrom: await indexedFrom() });
    });
  }

  return {
    kind: 'registration',
    concurrency: CONCURRENCY,
    async deliver(lead: LeadOf<'registration'>, steps) {
      const { signal, save } = steps;
      const { payload } = lead;
      const employer = employerOf(payload, companyOf);
      const earlier = await progressOf(lead);
      const person = await personFor(lead, earlier, steps);
      // In place of the person who was saved there is a new one: staff deleted that one, whose deal does not count.
      const isReplaced = person.findableFrom !== undefined && person.personId !== earlier.personId;
      const progress = isReplaced ? { ...earlier, dealId: undefined } : earlier;
      // The deal that may exist already: the one that an earlier attempt asked for, or, when the lead was stored before
      // the sheet was read, the deal of an earlier lead that it may repeat.
      const expected = progress.dealAsked ?? (payload.pipelineId ? undefined : employer);
      let dealAsked = expected ?? employer;
      if (expected) await save({ ...progress, ...person });
      try {
        // By its id, because staff may have moved it to another pipeline or person.
        let { dealId } = progress;
        if (dealId !== undefined && !(await pipedrive.hasDeal(dealId, signal))) dealId = undefined;
        dealId ??= expected && (await pipedrive.findDeal(dealFor(expected, person.personId), signal));
        if (dealId === undefined) {
          dealAsked = employer;
          dealId = await newDeal({ ...person, dealAsked }, progress.dealCertainFrom, steps);
        }
        await save({ ...person, dealAsked, dealId });
      } catch (error) {
        if (error instanceof RefusedError) {
          const lookAgainFrom = person.findableFrom ?? progress.lookAgainFrom ?? (await access.now());
          await save({ ...progress, ...person, dealAsked, lookAgainFrom });
        }
        throw error;
      }
    },
  };
}

/** Resolves with the answer of a call that creates something. When it has none, `saveDoubt` runs before the error. */
async function unlessUnanswered<T>(
  call: Promise<T>,
  saveDoubt: (error: UnansweredError) => Promise<void>,
): Promise<T> {
  try {
    return await call;
  } catch (error) {
    // Without the lease or the store the lead stays claimed for longer, so that nobody asks again meanwhile.
    if (error instanceof UnansweredError) await saveDoubt(error).catch(() => {});
    throw error;
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
  return {
    title: `Interest Registration - ${companyName}`,
    personId,
    pipelineId: Number(pipelineId),
  };
}
