import { z } from 'zod';
import type { Registration } from '../lead';
import { RefusedError, UnansweredError } from './destination';
import { CERTAIN_AFTER_MS, type PipedriveAccess, pipedriveCall } from './pipedrive-call';

/** The most that one call lists. A person has one deal for each company: far fewer. */
const MOST_DEALS = 500;

export interface Deal {
  title: string;
  personId: number;
  pipelineId: number;
}

const personHits = z.object({
  items: z.array(
    z.object({ item: z.object({ id: z.number(), emails: z.array(z.string()).optional().catch(undefined) }) }),
  ),
});

const created = z.object({ id: z.number() });

const reference = z.union([z.number(), z.object({ value: z.number() }).transform(({ value }) => value)]);

const deal = z.object({
  id: z.number(),
  title: z.string(),
  person_id: reference.nullish(),
  pipeline_id: z.number().nullish(),
});

/** Pipedrive keeps a deleted deal for 30 days; version 1 calls the mark `deleted`. */
const deletable = z.object({ is_deleted: z.boolean().optional(), deleted: z.boolean().optional() });

/**
 * The calls that a registration needs, in either version of the API. A search without a match resolves with undefined.
 * An answer without data does not count as one: taken for no match it would make a second person or deal. All calls
 * throw the errors of `pipedriveCall`.
 */
export function createPipedrive(access: PipedriveAccess) {
  const call = pipedriveCall(access);
  const { version } = access;

  return {
    async findPerson(email: string, signal: AbortSignal): Promise<number | undefined> {
      const query = { term: email, fields: 'email', exact_match: true, limit: 10 };
      const { data } = await call('GET', '/persons/search', query, signal);
      const hits = readable(personHits.nullable(), data);
      const isSame = (address: string) => address.toLowerCase() === email.toLowerCase();
      return hits?.items.find(({ item: { emails } }) => !emails || emails.some(isSame))?.item.id;
    },

    async createPerson(person: Registration, signal: AbortSignal): Promise<number> {
      const emails = [{ value: person.email, primary: true }];
      const name = `${person.firstName} ${person.lastName}`;
      const body = version === 'v2' ? { name, emails } : { name, email: emails };
      const { data } = await call('POST', '/persons', body, signal, 'Failed to create person');
      return idOf(data, 'Failed to create person in Pipedrive');
    },

    /** Whether the deal with this id exists: staff may have deleted it. */
    async hasDeal(id: number, signal: AbortSignal): Promise<boolean> {
      try {
        const { data } = await call('GET', `/deals/${id}`, {}, signal);
        const { is_deleted, deleted } = readable(deletable, data);
        return !(is_deleted || deleted);
      } catch (error) {
        if (error instanceof RefusedError && error.isMissing) return false;
        throw error;
      }
    },

    /**
     * Used when an earlier call to create the deal had no answer.
     * @throws {RefusedError} also for a person with so many deals that this one may not be among those listed
     */
    async findDeal(wanted: Deal, signal: AbortSignal): Promise<number | undefined> {
      const { personId: person_id } = wanted;
      const [path, query] =
        version === 'v2' ? ['/deals', { person_id }] : [`/persons/${person_id}/deals`, {}];
      const { data } = await call('GET', path, { ...query, limit: MOST_DEALS }, signal);
      const deals = readable(z.array(deal).nullable(), data) ?? [];
      const match = deals.find((one) => isSameDeal(one, wanted));
      if (!match && deals.length >= MOST_DEALS) throw new RefusedError('The person has too many deals');
      return match?.id;
    },

    async createDeal({ title, personId, pipelineId }: Deal, signal: AbortSignal): Promise<number> {
      const body = { title, person_id: personId, pipeline_id: pipelineId };
      const { data } = await call('POST', '/deals', body, signal, 'Failed to create deal');
      return idOf(data, 'Failed to create deal');
    },
  };
}

/** @throws {UnansweredError} without an id: the record may exist, so the next attempt looks for it */
function idOf(data: unknown, refusal: string): number {
  const id = created.safeParse(data).data?.id;
  if (id === undefined) throw new UnansweredError(refusal, { retryAfterMs: CERTAIN_AFTER_MS, refusal });
  return id;
}

function readable<T>(schema: z.ZodType<T>, data: unknown): T {
  const result = schema.safeParse(data);
  if (!result.success) throw unreadable();
  return result.data;
}

function unreadable(): UnansweredError {
  return new UnansweredError('Pipedrive did not answer: the answer could not be read');
}

function isSameDeal(one: z.infer<typeof deal>, wanted: Deal): boolean {
  const person = one.person_id ?? wanted.personId;
  const pipeline = one.pipeline_id ?? wanted.pipelineId;
  return one.title === wanted.title && person === wanted.personId && pipeline === wanted.pipelineId;
}
