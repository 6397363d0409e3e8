import { Agent, request } from 'node:http';
import { afterAll, expect, it } from 'vitest';
import { contact } from '../../server/src/testing/leads';
import { postJson, startSite } from '../e2e/site';
import { heapOf, measurable } from './heap';

const site = await startSite({ USE_SAMPLE_DATA: 'true', ...measurable });
afterAll(site.kill);

const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });

function get(path: string): Promise<{ status: number; retryAfter: string | undefined }> {
  return new Promise((resolve, reject) => {
    request(site.url + path, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume().on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          retryAfter: response.headers['retry-after'],
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

// How long they wait is measured in `tests/bench/server.ts`.
it.each([2000, 4000])('%i pages that nobody rendered yet, asked for at once', async (count) => {
  await get('/faq');
  let isOver = false;
  const cached: number[] = [];
  const visitor = (async () => {
    while (!isOver) cached.push((await get('/faq')).status);
  })();
  const flood = Promise.all(
    Array.from({ length: count }, (_, index) => get(`/companies?q=${count}-${index}`)),
  );
  const lead = await postJson(site, '/api/contact', contact(`While ${count} came`));
  const answers = await flood;
  isOver = true;
  await visitor;

  const refused = answers.filter(({ status }) => status === 503);
  process.stdout.write(
    `${count} at once: ${count - refused.length} rendered, ${refused.length} told to come back, ${cached.length} from memory meanwhile\n`,
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
  expect(refused.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true);
  expect(new Set(cached)).toEqual(new Set([200]));
  expect(lead?.status).toBe(200);
  expect(site.log()).not.toContain('failed to render');
  // Once it is over, a page that nobody rendered yet is there again: no area was blamed.
  const after = async () => (await get(`/companies?q=after-${count}`)).status;
  await expect.poll(after, { timeout: 30_000 }).toBe(200);
});

/** Renders `count` pages that nobody asked for before, as fast as they come. @returns what is held then. */
async function render(count: number, name: string) {
  let next = 0;
  let rendered = 0;
  const visitor = async () => {
    while (rendered < count) {
      const { status } = await get(`/companies?q=${name}-${next++}`);
      // A busy machine may tell even three visitors to come back.
      expect([200, 503]).toContain(status);
      if (status === 200) rendered += 1;
    }
  };
  await Promise.all([visitor(), visitor(), visitor()]);
  return heapOf(site);
}

it('pages rendered one after the other leave nothing behind', async () => {
  // By then the cache of pages with a query is full and the workers have what they need.
  const warm = await render(400, 'warm');
  const after = await render(Number(process.env.DRILL_RENDERS ?? 800), 'more');
  process.stdout.write(`${JSON.stringify(warm)} bytes, ${JSON.stringify(after)} after more renders\n`);
  expect(after.server).toBeLessThan(warm.server * 1.1);
  expect(after.workers).toBeLessThan(warm.workers * 1.1);
}, 600_000);
