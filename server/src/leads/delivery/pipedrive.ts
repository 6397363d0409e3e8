import { z } from 'zod';
import type { Config } from '../../config';
import { callOutside, FaultError } from '../../http/outside-call';
import { jsonIn } from '../../http/well-formed';
import { plainText } from '../../observe/one-line';
import type { Registration } from '../lead';

const PIPEDRIVE = { name: 'Pipedrive', key: 'PIPEDRIVE_API_TOKEN', address: 'PIPEDRIVE_BASE_URL' };

/** Newest first: a call whose answer is missing was made lately. As many as fit into an answer with all their fields. */
const MOST_DEALS = 100;

export type PipedriveAccess = Config['pipedrive'] & { token: string };

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

const envelope = z.object({
  success: z.boolean().optional(),
  data: z.unknown().optional(),
  error: z.string().optional().catch(undefined),
});

/**
 * The calls that a registration needs, in either version of the API. A search without a match resolves with undefined.
 * An answer without data does not count as one: taken for no match it would make a second person or deal. `signal` ends all.
 */
export function createPipedrive({ baseUrl, version, token }: PipedriveAccess, signal: AbortSignal) {
  const root = apiRoot(baseUrl, version);
  // The credential goes into a header, never into an address that might be logged.
  const headers = { Accept: 'application/json', 'Content-Type': 'application/json', 'x-api-token': token };

  /**
   * Calls Pipedrive and resolves with the data of its answer.
   * @throws {FaultError} about the content with Pipedrive's error text, or `refusal` when it has none; every other may
   * have had its effect
   */
  async function call(
    method: 'GET' | 'POST',
    path: string,
    content: Record<string, unknown>,
    refusal = 'Unknown error occurred',
  ): Promise<unknown> {
    const address = new URL(`${root}${path}`);
    if (method === 'GET') {
      for (const [name, value] of Object.entries(content)) address.searchParams.set(name, String(value));
    }
    const body = method === 'GET' ? undefined : JSON.stringify(content);
    const request = { method, headers, body, signal };
    const { status, fault, failure, text } = await callOutside(PIPEDRIVE, address, request);
    const answer = envelope.safeParse(jsonIn(text)).data;
    if (answer && status < 300 && answer.success !== false) return answer.data;
    const isAboutContent = fault.about === 'content';
    if (answer && (status < 300 || isAboutContent))
      throw new FaultError(plainText(answer.error ?? '') || refusal, { about: 'content' });
    throw failure(isAboutContent ? { about: 'moment' } : fault);
  }

  return {
    async findPerson(email: string): Promise<number | undefined> {
      const query = { term: email, fields: 'email', exact_match: true, limit: 10 };
      const hits = readable(personHits.nullable(), await call('GET', '/persons/search', query));
      const isSame = (address: string) => address.toLowerCase() === email.toLowerCase();
      return hits?.items.find(({ item: { emails } }) => !emails || emails.some(isSame))?.item.id;
    },

    /** Undefined when the answer does not say which person it made. */
    async createPerson(person: Registration): Promise<number | undefined> {
      const emails = [{ value: person.email, primary: true }];
      const name = `${person.firstName} ${person.lastName}`;
      const body = version === 'v2' ? { name, emails } : { name, email: emails };
      return idIn(await call('POST', '/persons', body, 'Failed to create person'));
    },

    /** The person's deal with this id, or else with this title and pipeline. */
    async findDeal(wanted: Deal, id: number | undefined): Promise<number | undefined> {
      const { personId: person_id, title, pipelineId } = wanted;
      const [path, query] =
        version === 'v2'
          ? ['/deals', { person_id, sort_by: 'add_time', sort_direction: 'desc' }]
          : [`/persons/${person_id}/deals`, { sort: 'add_time DESC' }];
      const data = await call('GET', path, { ...query, limit: MOST_DEALS });
      const found = readable(deals.nullable(), data) ?? [];
      const isSame = (one: (typeof found)[number]) =>
        one.title === title && (one.pipeline_id ?? pipelineId) === pipelineId;
      return (found.find((one) => one.id === id) ?? found.find(isSame))?.id;
    },

    /** Undefined when the answer does not say which deal it made. */
    async createDeal({ title, personId, pipelineId }: Deal): Promise<number | undefined> {
      const body = { title, person_id: personId, pipeline_id: pipelineId };
      return idIn(await call('POST', '/deals', body, 'Failed to create deal'));
    },
  };
}

const idIn = (data: unknown) => created.safeParse(data).data?.id;

function readable<T>(schema: z.ZodType<T>, data: unknown): T {
  const result = schema.safeParse(data);
  if (!result.success) throw new FaultError('Pipedrive did not answer: the answer could not be read');
  return result.data;
}

/**
 * The root address of this API version; an address that already names the version is used unchanged. Version 1 is at `/v1`
 * of the shared host, all else at `/api`.
 */
function apiRoot(baseUrl: string, version: 'v1' | 'v2'): string {
  if (baseUrl.endsWith(`/${version}`)) return baseUrl;
  const plain = baseUrl.replace(/(\/api)?(\/v[12])?$/, '');
  const isShared = new URL(plain).hostname === 'api.pipedrive.com';
  return isShared && version === 'v1' ? `${plain}/v1` : `${plain}/api/${version}`;
}
