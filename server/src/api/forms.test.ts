import { describe, expect } from 'vitest';
import { it, postJson } from '../testing/app-test';
import { company, contact, leadsIn, otherCompany, registration } from '../testing/leads';
import type { TestApp } from '../testing/start-app';

const CONTACT = contact('Hello there');
const REGISTRATION = registration('ada@example.org');
const { company: _slug, ...ADA } = REGISTRATION;
const REGISTERED = { ...ADA, companyName: company.name, pipelineId: company.pipelineId };

const stored = (site: TestApp) => leadsIn(site.leads.store);

describe('a form post by script', () => {
  it('is stored and held when nothing is configured', async ({ site }) => {
    const contact = await postJson(site, '/api/contact', CONTACT);
    expect(contact.status).toBe(200);
    expect(contact.headers.get('Cache-Control')).toBe('no-store');
    const { id } = await contact.json();
    const registration = await postJson(site, '/api/registrations', REGISTRATION);
    expect(await registration.json()).toMatchObject({ success: true, delivery: 'queued' });
    expect(await stored(site)).toMatchObject([
      { id, kind: 'contact', state: 'held', payload: CONTACT },
      { kind: 'registration', state: 'held', payload: REGISTERED },
    ]);
  });

  it('says in words which fields are wrong, and stores nothing', async ({ site }) => {
    const response = await postJson(site, '/api/contact', {
      ...CONTACT,
      firstName: ' ',
      workEmail: 'ada@',
      message: 4,
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      error: 'There is an error in the form. Please check the fields that are marked.',
      fields: {
        firstName: 'Enter your first name',
        workEmail: 'Enter an email address in the correct format, like name@example.com',
        message: 'Enter your message',
      },
    });
    expect(await stored(site)).toEqual([]);
  });

  it.for([
    ['firstName', 'Ada\r\nBcc: everyone@example.org'],
    ['companyName', 'Engines\nplc'],
    ['workEmail', 'ada@example.org\r\nBcc: everyone@example.org'],
    ['workEmail', 'ada@example.org, eve@example.org'],
    ['workEmail', '"x" <ada@example.org>'],
  ] as const)('refuses a %s that could become a mail header', async ([field, value], { site }) => {
    const response = await postJson(site, '/api/contact', { ...CONTACT, [field]: value });
    expect(response.status).toBe(422);
    expect((await response.json()).fields).toHaveProperty(field);
  });

  it.for([
    ['names no company', { company: undefined }],
    ['names one that the sheet lacks', { company: 'no-such-company' }],
    [
      'names one that the sheet lacks, as old forms did',
      { company: undefined, companyName: 'Nobody & Sons', pipelineId: '1' },
    ],
    [
      'brings a pipeline of its own',
      { company: 'no-such-company', companyName: company.name, pipelineId: '1' },
    ],
  ] as const)(
    'refuses a registration that %s, in the words of the specification',
    async ([, fields], { site }) => {
      const response = await postJson(site, '/api/registrations', { ...REGISTRATION, ...fields });
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({
        error: 'Pipeline configuration not found. Please try again.',
      });
      expect(await stored(site)).toEqual([]);
    },
  );

  it('refuses a registration for a company without a pipeline', async ({ start }) => {
    const rows = [
      ['Company name', 'Pipeline ID'],
      ['Pipeless', ''],
    ];
    const sheet = { current: () => ({ values: rows, source: 'sheet' as const, version: 'one' }) };
    const site = await start({}, { sheet });
    const response = await postJson(site, '/api/registrations', { ...REGISTRATION, company: 'pipeless' });
    expect(response.status).toBe(422);
  });

  it('takes name and pipeline from the sheet, whatever the browser says', async ({ site }) => {
    const claims = { companyName: 'Mine', pipelineId: '99' };
    await postJson(site, '/api/registrations', { ...REGISTRATION, ...claims });
    expect(await stored(site)).toMatchObject([{ payload: REGISTERED }]);
  });

  it('takes a form that was opened before slugs were asked for', async ({ site }) => {
    const old = { ...ADA, companyName: otherCompany.name.toUpperCase(), pipelineId: '99' };
    expect((await postJson(site, '/api/registrations', old)).status).toBe(200);
    expect(await stored(site)).toMatchObject([
      { payload: { companyName: otherCompany.name, pipelineId: otherCompany.pipelineId } },
    ]);
  });

  it('follows the live sheet', async ({ start }) => {
    let rows = [['Company name', 'Pipeline ID']];
    const sheet = {
      current: () => ({ values: rows, source: 'sheet' as const, version: String(rows.length) }),
    };
    const site = await start({}, { sheet });
    const early = await postJson(site, '/api/registrations', { ...REGISTRATION, company: company.slug });
    expect(early.status).toBe(200);
    rows = [...rows, ['Looms & Sons', '12']];
    await postJson(site, '/api/registrations', { ...REGISTRATION, company: 'looms--sons' });
    expect((await stored(site)).at(-1)).toMatchObject({
      payload: { companyName: 'Looms & Sons', pipelineId: '12' },
    });
  });

  it('makes a contact message of a wish for an employer', async ({ site }) => {
    const wish = { companyName: 'Engines plc', workEmail: 'ada@example.org' };
    expect((await postJson(site, '/api/employer-requests', wish)).status).toBe(200);
    expect(await stored(site)).toMatchObject([
      { kind: 'contact', payload: { ...wish, message: 'Please bring ShareMore to Engines plc.' } },
    ]);
    const refused = await postJson(site, '/api/employer-requests', { companyName: '', workEmail: 'ada' });
    expect(Object.keys((await refused.json()).fields)).toEqual(['companyName', 'workEmail']);
  });

  it.for(['\u200b', '\u3164 \u2800', '\u00ad\u2060'])(
    'refuses a name that nobody can see (%j)',
    async (firstName, { site }) => {
      const response = await postJson(site, '/api/contact', { ...CONTACT, firstName });
      expect(response.status).toBe(422);
      expect((await response.json()).fields).toEqual({ firstName: 'Enter your first name' });
    },
  );

  it('is one lead however often it comes, and answers the same', async ({ site }) => {
    const key = { 'Idempotency-Key': 'a-key' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        postJson(site, '/api/contact', CONTACT, key).then((one) => one.json()),
      ),
    );
    const registrations = await Promise.all(
      ['ada@example.org', 'ADA@example.org'].map((email) =>
        postJson(site, '/api/registrations', { ...REGISTRATION, email }).then((one) => one.json()),
      ),
    );
    expect(new Set(answers.map((answer) => answer.id)).size).toBe(1);
    expect(new Set(registrations.map((answer) => answer.id)).size).toBe(1);
    expect(await stored(site)).toHaveLength(2);
  });

  it('refuses other words under a key that was used', async ({ site }) => {
    const key = { 'Idempotency-Key': 'a-key' };
    await postJson(site, '/api/contact', CONTACT, key);
    const response = await postJson(site, '/api/contact', { ...CONTACT, message: 'Something else' }, key);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ error: expect.stringContaining('Idempotency-Key') });
    expect(await stored(site)).toHaveLength(1);
  });

  it('keeps what fills in the honeypot apart, and does not say so', async ({ site }) => {
    const contact = await postJson(site, '/api/contact', { ...CONTACT, preferred_topic: 'Loans' });
    const registration = await postJson(site, '/api/registrations', {
      ...REGISTRATION,
      preferred_topic: 'x',
    });
    expect(await contact.json()).toEqual({ ok: true, id: expect.any(String) });
    expect(await registration.json()).toEqual({ success: true, id: expect.any(String), delivery: 'queued' });
    expect(await stored(site)).toMatchObject([
      { state: 'suspected', payload: CONTACT },
      { state: 'suspected', payload: REGISTERED },
    ]);
  });
});
