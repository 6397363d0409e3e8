import type { RegistrationInput } from '@sharemore/platform/contract';
import type { Config } from '../../config';
import type { Progress } from '../lead';
import type { Delivery, DeliverySteps, Destination } from './destination';
import { createPipedrive, type Deal, type Pipedrive } from './pipedrive';
import type { Unanswered } from './pipedrive-call';

const AT_ONE_TIME = 8;
/** After a connection broke in the middle: time for the provider to finish, and to index what it made. */
const DOUBT_MS = 5_000;
/** After silence the call may still be on its way: wait longer than it could take before looking. */
const SILENCE_DOUBT_MS = 30_000;

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
    async deliver(lead, steps) {
      if (lead.kind !== 'registration') throw new Error(`Not a registration: ${lead.kind}`);
      if (lead.progress.dealId) return { status: 'delivered' };
      const person = await personFor(pipedrive, lead.payload, lead.progress, steps);
      if ('status' in person) return person;
      return dealFor(pipedrive, lead.payload, { ...lead.progress, personId: person.id }, steps);
    },
  };
}

async function personFor(
  pipedrive: Pipedrive,
  registration: RegistrationInput,
  progress: Progress,
  { signal }: DeliverySteps,
): Promise<{ id: number } | Delivery> {
  if (progress.personId) return { id: progress.personId };
  const found = await pipedrive.findPerson(registration.email, signal);
  if (found.kind === 'found') return { id: found.id };
  if (found.kind === 'unanswered') return later(found);
  if (found.kind === 'refused') return { status: 'rejected', error: found.error ?? 'Unknown error occurred' };
  const made = await pipedrive.createPerson(registration, signal);
  if (made.kind === 'unanswered') return later(made, 'in doubt');
  if (made.kind === 'refused') return { status: 'rejected', error: made.error ?? 'Failed to create person' };
  if (made.id === undefined) return { status: 'rejected', error: 'Failed to create person in Pipedrive' };
  return { id: made.id };
}

async function dealFor(
  pipedrive: Pipedrive,
  registration: RegistrationInput,
  progress: Progress & { personId: number },
  { signal, save }: DeliverySteps,
): Promise<Delivery> {
  const deal: Deal = {
    title: `Interest Registration - ${registration.companyName}`,
    personId: progress.personId,
    pipelineId: Number(registration.pipelineId),
  };
  if (progress.dealAsked) {
    const found = await pipedrive.findDeal(deal, signal);
    if (found.kind === 'unanswered') return later(found);
    if (found.kind === 'refused')
      return { status: 'rejected', error: found.error ?? 'Unknown error occurred' };
    if (found.kind === 'found') return finish(found.id);
  }
  await save({ ...progress, dealAsked: true });
  const made = await pipedrive.createDeal(deal, signal);
  if (made.kind === 'unanswered') return later(made, 'in doubt');
  if (made.kind === 'refused') return { status: 'rejected', error: made.error ?? 'Failed to create deal' };
  if (made.id === undefined) return { status: 'rejected', error: 'Failed to create deal' };
  return finish(made.id);

  async function finish(dealId: number): Promise<Delivery> {
    await save({ ...progress, dealAsked: true, dealId });
    return { status: 'delivered' };
  }
}

function later({ reason, silent, retryAfterMs }: Unanswered, effect?: 'in doubt'): Delivery {
  const doubtMs = effect ? (silent ? SILENCE_DOUBT_MS : DOUBT_MS) : 0;
  return {
    status: 'unanswered',
    error: `Pipedrive did not answer: ${reason}`,
    retryAfterMs: Math.max(retryAfterMs ?? 0, doubtMs),
    pauseAll: retryAfterMs !== undefined,
  };
}
