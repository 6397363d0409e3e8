import { z } from 'zod';
import { FaultError } from '../../http/outside-call';
import type { Registration } from '../lead';
import { type PipedriveAccess, pipedriveCall } from './pipedrive-call';

/** Newest first: a call whose answer is missing was made lately. As many as fit into an answer with all their fields. */
const MOST_DEALS = 100;

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

const deals = z.array(z.object({ id: z.number(), title: z.string(), pipeline_id: z.number().nullish() }));

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
      const hits = readable(personHits.nullable(), await call('GET', '/persons/search', query, signal));
      const isSame = (address: string) => address.toLowerCase() === email.toLowerCase();
      return hits?.items.find(({ item: { emails } }) => !emails || emails.some(isSame))?.item.id;
    },

    /** Undefined when the answer does not say which person it made. */
    async createPerson(person: Registration, signal: AbortSignal): Promise<number | undefined> {
      const emails = [{ value: person.email, primary: true }];
      const name = `${person.firstName} ${person.lastName}`;
      const body = version === 'v2' ? { name, emails } : { name, email: emails };
      return idIn(await call('POST', '/persons', body, signal, 'Failed to create person'));
    },

    /** The person's deal with this id, or else with this title and pipeline. */
    async findDeal(wanted: Deal, id: number | undefined, signal: AbortSignal): Promise<number | undefined> {
      const { personId: person_id, title, pipelineId } = wanted;
      const [path, query] =
        version === 'v2'
          ? ['/deals', { person_id, sort_by: 'add_time', sort_direction: 'desc' }]
          : [`/persons/${person_id}/deals`, { sort: 'add_time DESC' }];
      const data = await call('GET', path, { ...query, limit: MOST_DEALS }, signal);
      const found = readable(deals.nullable(), data) ?? [];
      const isSame = (one: (typeof found)[number]) =>
        one.title === title && (one.pipeline_id ?? pipelineId) === pipelineId;
      return (found.find((one) => one.id === id) ?? found.find(isSame))?.id;
    },

    /** Undefined when the answer does not say which deal it made. */
    async createDeal(
      { title, personId, pipelineId }: Deal,
      signal: AbortSignal,
    ): Promise<number | undefined> {
      const body = { title, person_id: personId, pipeline_id: pipelineId };
      return idIn(await call('POST', '/deals', body, signal, 'Failed to create deal'));
    },
  };
}

const idIn = (data: unknown) => created.safeParse(data).data?.id;

function readable<T>(schema: z.ZodType<T>, data: unknown): T {
  const result = schema.safeParse(data);
  if (!result.success) throw new FaultError('Pipedrive did not answer: the answer could not be read');
  return result.data;
}
