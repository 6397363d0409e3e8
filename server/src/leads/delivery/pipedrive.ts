import type { RegistrationInput } from '@sharemore/platform/contract';
import { z } from 'zod';
import {
  type Answer,
  type Call,
  type PipedriveAccess,
  pipedriveCall,
  type Unanswered,
} from './pipedrive-call';

const PAGE = 500;
const MOST_PAGES = 20;

export type Found = { kind: 'found'; id: number } | { kind: 'none' } | Exclude<Answer, { kind: 'ok' }>;
export type Created = { kind: 'created'; id: number | undefined } | Exclude<Answer, { kind: 'ok' }>;

export type Pipedrive = ReturnType<typeof createPipedrive>;

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

/** v2 pages by a cursor, v1 by an offset. */
const nextPage = z
  .object({
    next_cursor: z.string().nullish(),
    pagination: z
      .object({ more_items_in_collection: z.boolean().optional(), next_start: z.number().nullish() })
      .nullish(),
  })
  .nullish()
  .catch(null);

/** The four calls that a registration needs, in either version of the API. */
export function createPipedrive(access: PipedriveAccess) {
  const call: Call = pipedriveCall(access);
  const { version } = access;

  return {
    async findPerson(email: string, signal: AbortSignal): Promise<Found> {
      const query = { term: email, fields: 'email', exact_match: true, limit: 10 };
      const answer = await call('GET', '/persons/search', query, signal);
      if (answer.kind !== 'ok') return answer;
      const hits = personHits.safeParse(answer.data ?? { items: [] });
      if (!hits.success) return unreadable();
      const match = hits.data.items.find(({ item }) => !item.emails || includesAddress(item.emails, email));
      return match ? { kind: 'found', id: match.item.id } : { kind: 'none' };
    },

    async createPerson(person: RegistrationInput, signal: AbortSignal): Promise<Created> {
      const emails = [{ value: person.email, primary: true }];
      const name = `${person.firstName} ${person.lastName}`;
      const body = version === 'v2' ? { name, emails } : { name, email: emails };
      return idFrom(await call('POST', '/persons', body, signal));
    },

    /** Whether the deal is there already, for when an earlier call had no answer. */
    async findDeal(wanted: Deal, signal: AbortSignal): Promise<Found> {
      const path = version === 'v2' ? '/deals' : `/persons/${wanted.personId}/deals`;
      let page: Record<string, unknown> = version === 'v2' ? { person_id: wanted.personId } : { start: 0 };
      for (let count = 0; count < MOST_PAGES; count += 1) {
        const answer = await call('GET', path, { ...page, limit: PAGE }, signal);
        if (answer.kind !== 'ok') return answer;
        const deals = z.array(deal).safeParse(answer.data ?? []);
        if (!deals.success) return unreadable();
        const match = deals.data.find((one) => isSameDeal(one, wanted));
        if (match) return { kind: 'found', id: match.id };
        const next = nextPage.parse(answer.additional);
        if (next?.next_cursor) page = { person_id: wanted.personId, cursor: next.next_cursor };
        else if (next?.pagination?.more_items_in_collection)
          page = { start: next.pagination.next_start ?? 0 };
        else return { kind: 'none' };
      }
      return unreadable();
    },

    async createDeal({ title, personId, pipelineId }: Deal, signal: AbortSignal): Promise<Created> {
      const body = { title, person_id: personId, pipeline_id: pipelineId };
      return idFrom(await call('POST', '/deals', body, signal));
    },
  };
}

function idFrom(answer: Answer): Created {
  if (answer.kind !== 'ok') return answer;
  return { kind: 'created', id: created.safeParse(answer.data).data?.id };
}

function isSameDeal(one: z.infer<typeof deal>, wanted: Deal): boolean {
  const person = one.person_id ?? wanted.personId;
  const pipeline = one.pipeline_id ?? wanted.pipelineId;
  return one.title === wanted.title && person === wanted.personId && pipeline === wanted.pipelineId;
}

function includesAddress(addresses: string[], email: string): boolean {
  return addresses.some((address) => address.toLowerCase() === email.toLowerCase());
}

function unreadable(): Unanswered {
  return { kind: 'unanswered', reason: 'the answer could not be read', silent: false };
}
