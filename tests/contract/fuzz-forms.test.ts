import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { company } from '../../server/src/testing/leads';
import { startApp } from '../../server/src/testing/start-app';
import { requestsHold } from './properties';

const site = await startApp();
afterAll(site.stop);

const value = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.jsonValue(),
  fc.constantFrom(
    '',
    ' ',
    '\u200b',
    'Ada',
    'ada@example.org',
    company.slug,
    '=1+1',
    'x\r\nBcc: y@example.org',
    'x'.repeat(9000),
  ),
);
const contact = {
  firstName: 'Ada',
  lastName: 'King',
  email: 'ada@example.org',
  company: company.slug,
  workEmail: 'ada@example.org',
  companyName: 'Engines',
  message: 'Hello',
  EMAIL: 'ada@example.org',
};
const names = [...Object.keys(contact), '__proto__'];
const fields = fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), value);
const nearlyGood = fields.map((more) => ({ ...contact, ...more }));
const body = fc.oneof(
  fc.tuple(
    fc.constant('application/json'),
    fc.oneof(nearlyGood, fields, fc.jsonValue()).map((each) => JSON.stringify(each)),
  ),
  fc.tuple(
    fc.constant('application/x-www-form-urlencoded'),
    nearlyGood.map((each) =>
      new URLSearchParams(
        Object.entries(each).map(([name, text]) => [
          name,
          typeof text === 'string' ? text : JSON.stringify(text),
        ]),
      ).toString(),
    ),
  ),
  fc.tuple(
    fc.constantFrom(
      'application/json',
      'text/plain',
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded',
    ),
    fc.string(),
  ),
);

it('answers any form submission with success or a client error, never with a server error', async () => {
  const form = fc.constantFrom('contact', 'registrations', 'newsletter');
  const seen = new Map<number, number>();
  await requestsHold(
    fc.asyncProperty(form, body, async (name, [type, sent]) => {
      const response = await fetch(`${site.url}/api/${name}`, {
        method: 'POST',
        body: sent,
        headers: { 'Content-Type': type },
        redirect: 'manual',
      });
      const text = await response.text();
      seen.set(response.status, (seen.get(response.status) ?? 0) + 1);
      expect(response.status, `${name} ${type} ${sent}: ${text}`).toBeLessThan(500);
      if (response.headers.get('content-type')?.includes('json')) {
        const answer = JSON.parse(text);
        expect(Boolean(answer.ok ?? answer.success)).toBe(response.status === 200);
      }
    }),
  );
  process.stdout.write(`forms answered ${JSON.stringify(Object.fromEntries(seen))}\n`);
  for (const status of [200, 303, 422]) expect(seen.get(status)).toBeGreaterThan(0);
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
}, 3_600_000);
