export type PipedriveStep = 'search' | 'person' | 'deals' | 'deal';

interface Person {
  id: number;
  name: string;
  emails: { value: string; primary: boolean }[];
  /** The time from which search finds the person; absent means always. */
  findableFrom?: number;
}

interface Deal {
  id: number;
  title: string;
  person_id: number;
  pipeline_id: number;
  isDeleted?: boolean;
}

/** The records of a Pipedrive account. */
export interface PipedriveRecords {
  persons: Person[];
  deals: Deal[];
  /** Search finds a new person after this time, by the clock `now`. */
  indexDelayMs: number;
  now: () => number;
}

interface Route {
  step: PipedriveStep;
  version: 'v1' | 'v2';
  /** The id in the path, of the person whose deals are asked for. */
  id?: number;
}

/** Matches a request (`GET /v1/persons/search`) to a step and an API version, if Pipedrive has such a method. */
export function routeOf(request: string): Route | undefined {
  const match = /^(\w+ )\/(?:api\/(v1|v2)|(v1))(\/.*)$/.exec(request);
  const version = (match?.[2] ?? match?.[3]) as 'v1' | 'v2' | undefined;
  if (!version) return undefined;
  const call = `${match?.[1]}${match?.[4]}`;
  if (call === 'GET /persons/search') return { step: 'search', version };
  if (call === 'POST /persons') return { step: 'person', version };
  if (call === 'POST /deals') return { step: 'deal', version };
  if (call === 'GET /deals' && version === 'v2') return { step: 'deals', version };
  const ofPerson = /^GET \/persons\/(\d+)\/deals$/.exec(call);
  if (ofPerson && version === 'v1') return { step: 'deals', version, id: Number(ofPerson[1]) };
  return undefined;
}

interface Call extends Route {
  address: URL;
  body: Record<string, unknown>;
}

export interface Result {
  status: number;
  body: unknown;
}

/** Applies each call to the records. @returns the response. */
export const actions: Record<PipedriveStep, (records: PipedriveRecords, call: Call) => Result> = {
  search(records, { address }) {
    const term = (address.searchParams.get('term') ?? '').toLowerCase();
    if (term.length < 2) return no(400, 'Search term must be at least 2 characters long');
    const exact = address.searchParams.get('exact_match') === 'true';
    const items = records.persons
      .filter(({ findableFrom = 0 }) => findableFrom <= records.now())
      .filter((person) =>
        person.emails.some(({ value }) =>
          exact ? value.toLowerCase() === term : value.toLowerCase().includes(term),
        ),
      )
      .map(({ id, name, emails }) => ({
        result_score: 1,
        item: { id, type: 'person', name, emails: emails.map(({ value }) => value) },
      }));
    return yes(200, { items });
  },

  person(records, { version, body }) {
    const [right, wrong] = version === 'v2' ? ['emails', 'email'] : ['email', 'emails'];
    if (wrong in body) return no(400, `Validation failed: ${wrong}: unknown field`);
    if (typeof body.name !== 'string' || !body.name.trim()) return no(400, 'Name must be given.');
    const emails = body[right];
    if (!Array.isArray(emails) || !emails.every((one) => typeof one?.value === 'string')) {
      return no(400, `Validation failed: ${right}`);
    }
    const person: Person = {
      id: 1000 + records.persons.length,
      name: body.name,
      emails,
      findableFrom: records.now() + records.indexDelayMs,
    };
    records.persons.push(person);
    return yes(201, { id: person.id, name: person.name, [right]: emails });
  },

  deals(records, { version, address, id: personId }) {
    // v1 lists the deals of a person by path, v2 by query.
    if (personId && !hasPerson(records, personId)) return no(404, 'Person not found.');
    const wanted = personId ?? Number(address.searchParams.get('person_id'));
    const limit = Math.min(Number(address.searchParams.get('limit') ?? 100), 500);
    const start = Number(address.searchParams.get('cursor') ?? address.searchParams.get('start') ?? 0);
    const all = records.deals.filter((deal) => deal.person_id === wanted && !deal.isDeleted);
    const order = address.searchParams.get('sort') ?? address.searchParams.get('sort_direction') ?? '';
    const found = /desc$/i.test(order) ? all.reverse() : all;
    const page = found.slice(start, start + limit);
    const next = start + limit < found.length ? start + limit : null;
    if (version === 'v2') {
      return yes(200, page, { next_cursor: next === null ? null : String(next) });
    }
    // v1 returns the person as an object, and null in place of an empty list.
    const data = page.map((deal) => ({ ...deal, person_id: { value: deal.person_id, name: 'Someone' } }));
    const pagination = {
      start,
      limit,
      more_items_in_collection: next !== null,
      next_start: next ?? undefined,
    };
    return yes(200, data.length > 0 ? data : null, { pagination });
  },

  deal(records, { version, body }) {
    const { title, person_id, pipeline_id } = body;
    if (typeof title !== 'string' || !title) return no(400, 'Deal title must be given.');
    if (!Number.isInteger(pipeline_id)) return no(400, 'Validation failed: pipeline_id: must be an integer');
    if (!hasPerson(records, person_id)) return no(404, 'Person not found.');
    const deal: Deal = {
      id: 5000 + records.deals.length,
      title,
      person_id: Number(person_id),
      pipeline_id: Number(pipeline_id),
    };
    records.deals.push(deal);
    return yes(201, version === 'v2' ? deal : { ...deal, person_id: { value: deal.person_id } });
  },
};

function hasPerson(records: PipedriveRecords, id: unknown): boolean {
  return records.persons.some((person) => person.id === id);
}

function yes(status: number, data: unknown, additional_data: unknown = null): Result {
  return { status, body: { success: true, data, additional_data } };
}

function no(status: number, error: string): Result {
  return { status, body: { success: false, error, error_info: 'See the documentation.', data: null } };
}
