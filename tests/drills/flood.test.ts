import { Agent, request } from 'node:http';
import { afterAll, expect, it } from 'vitest';
import { contact } from '../../server/src/testing/leads';
import { postJson, startSite } from '../e2e/site';
import { heapProbeEnv, measureHeap } from './heap';

const site = await startSite({ USE_SAMPLE_DATA: 'true', ...heapProbeEnv });
afterAll(site.kill);

const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });

function get(path: string): Promise<{ status: number; retryAfter: string | undefined }> {
  return new Promise((resolve, reject) => {
    request(site.url + path, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      const { statusCode: status = 0, headers } = response;
      response.resume().on('end', () => resolve({ status, retryAfter: headers['retry-after'] }));
    })
      .on('error', reject)
      .end();
  });
}

// `tests/bench/server.ts` measures how long these requests wait.
it('answers thousands of simultaneous requests for uncached pages with 200 or 503', async () => {
  const count = 2000;
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
  expect(lead.status).toBe(200);
  expect(site.log()).not.toContain('failed to render');
  // Uncached pages render again afterwards, because the flood was not counted as a failure of an area.
  const after = async () => (await get(`/companies?q=after-${count}`)).status;
  await expect.poll(after).toBe(200);
});

/** Renders `count` uncached pages as fast as possible. @returns the heap afterwards. */
async function render(count: number, name: string) {
  let next = 0;
  let rendered = 0;
  const visitor = async () => {
    while (rendered < count) {
      const { status } = await get(`/companies?q=${name}-${next++}`);
      // A busy machine may answer 503 even to three visitors.
      expect([200, 503]).toContain(status);
      if (status === 200) rendered += 1;
    }
  };
  await Promise.all([visitor(), visitor(), visitor()]);
  return measureHeap(site);
}

it('leaks no memory over many renders', async () => {
  // Warms the processes up.
  const warm = await render(200, 'warm');
  const after = await render(Number(process.env.DRILL_RENDERS ?? 200), 'more');
  process.stdout.write(`${JSON.stringify(warm)} bytes, ${JSON.stringify(after)} after more renders\n`);
  expect(after.server).toBeLessThan(warm.server * 1.1);
  // The size of a heap before its next garbage collection varies more than that.
  expect(after.renderers).toBeLessThan(warm.renderers * 1.3);
}, 600_000);
