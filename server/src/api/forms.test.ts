import { describe, expect } from 'vitest';
import { it, postJson } from '../testing/app-test';
import { company, contact, leadsIn, registration } from '../testing/leads';
import type { TestApp } from '../testing/start-app';

const CONTACT = contact('Hello there');
const REGISTRATION = registration('ada@example.org');
const { company: _slug, ...ADA } = REGISTRATION;
const REGISTERED = { ...ADA, companyName: company.name, pipelineId: company.pipelineId };

/** The leads, contact messages first: those of one millisecond are in no fixed order. */
const stored = async (site: TestApp) =>
  (await leadsIn(site.leads.store)).sort((a, b) => a.kind.localeCompare(b.kind));

/** A sheet whose version changes with the number of its rows. */
const sheetOf = (rows: () => string[][]) => ({
  current: () => ({ values: rows(), source: 'sheet' as const, version: String(rows().length) }),
});

describe('a form post by script', () => {
  it('is stored and held when no destination is configured', async ({ site }) => {
    const contact = await postJson(site, '/api/contact', CONTACT);
    expect(contact.status).toBe(200);
    expect(contact.headers.get('Cache-Control')).toBe('no-store');
    const { id } = await contact.json();
    const registration = await postJson(site, '/api/registrations', REGISTRATION);
    expect(await registration.json()).toMatchObject({ success: true, delivery: 'queued' });
    await expect.poll(async () => (await stored(site))[0]?.state).toBe('held');
    expect(await stored(site)).toMatchObject([
      { id, kind: 'contact', payload: CONTACT },
      { kind: 'registration', state: 'held', payload: REGISTERED },
    ]);
  });

  it('reaches the store without halves of characters and what nobody sees', async ({ site }) => {
    const pasted = {
      firstName: 'A\ud800da\u200b',
      workEmail: '\u200eada\t@example.org\ufeff',
      message: '\u2060Hi \udc00',
    };
    expect((await postJson(site, '/api/contact', { ...CONTACT, ...pasted })).status).toBe(200);
    expect(await stored(site)).toMatchObject([
      { payload: { firstName: 'A\ufffdda', workEmail: 'ada@example.org', message: 'Hi \ufffd' } },
    ]);
  });

  it('gets a message for each wrong field and is not stored', async ({ site }) => {
    const wrong = { firstName: ' ', workEmail: 'ada@', message: 4 };
    const response = await postJson(site, '/api/contact', { ...CONTACT, ...wrong });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      error: 'There’s an error in the form. Please check the fields that are marked.',
      fields: {
        firstName: 'Enter your first name',
        workEmail: 'Enter an email address in the correct format, like name@example.com',
        message: 'Enter your message',
      },
    });
    expect(await stored(site)).toEqual([]);
    const { values } = await site.metrics.leads.accepted.get();
    expect(values.filter(({ value }) => value > 0)).toMatchObject([
      { labels: { kind: 'contact', outcome: 'refused' }, value: 1 },
    ]);
  });

  it.for([
    ['names no company', { company: undefined }],
    ['names a company that the sheet lacks', { company: 'no-such-company' }],
    ['names one by another field', { company: undefined, companyName: company.name, pipelineId: '1' }],
    ['sends its own pipeline', { company: 'no-such-company', companyName: company.name, pipelineId: '1' }],
  ] as const)('is refused as in spec section 8 when a registration %s', async ([, fields], { site }) => {
    const response = await postJson(site, '/api/registrations', { ...REGISTRATION, ...fields });
    expect(response.status).toBe(422);
    const error = 'Pipeline configuration not found. Please try again.';
    expect(await response.json()).toEqual({ error, fields: {} });
    expect(await stored(site)).toEqual([]);
  });

  it('is refused when the company has no pipeline', async ({ start }) => {
    const rows = ['Company name|Pipeline ID', 'Pipeless|'].map((line) => line.split('|'));
    const site = await start({}, { sheet: sheetOf(() => rows) });
    const response = await postJson(site, '/api/registrations', { ...REGISTRATION, company: 'pipeless' });
    expect(response.status).toBe(422);
  });

  it('gets its company name and pipeline from the sheet, not from the browser', async ({ site }) => {
    const claims = { companyName: 'Mine', pipelineId: '99' };
    await postJson(site, '/api/registrations', { ...REGISTRATION, ...claims });
    expect(await stored(site)).toMatchObject([{ payload: REGISTERED }]);
  });

  it('is accepted before the sheet has companies, and uses new rows at once', async ({ start }) => {
    let rows = [['Company name', 'Pipeline ID']];
    const site = await start({}, { sheet: sheetOf(() => rows) });
    expect((await postJson(site, '/api/registrations', REGISTRATION)).status).toBe(200);
    for (const [asked, status] of [
      [{ company: 'x'.repeat(5_000) }, 200],
      [{ company: 'old-mill' }, 200],
      [{ company: '!!!' }, 422],
    ] as const) {
      const response = await postJson(site, '/api/registrations', { ...REGISTRATION, ...asked });
      expect(response.status).toBe(status);
    }
    for (const companySlug of ['x'.repeat(100), 'old-mill']) {
      const payload = expect.objectContaining({ companySlug });
      expect(await stored(site)).toContainEqual(expect.objectContaining({ payload }));
    }
    rows = [...rows, ['Looms & Sons', '12']];
    await postJson(site, '/api/registrations', { ...REGISTRATION, company: 'looms--sons' });
    const words = expect.objectContaining({ companyName: 'Looms & Sons', pipelineId: '12' });
    expect(await stored(site)).toContainEqual(expect.objectContaining({ payload: words }));
  });

  it('is stored as a contact message when it asks for an employer', async ({ site }) => {
    const wish = { companyName: 'Engines plc', workEmail: 'ada@example.org' };
    expect((await postJson(site, '/api/employer-requests', wish)).status).toBe(200);
    expect(await stored(site)).toMatchObject([
      { kind: 'contact', payload: { ...wish, message: 'Please bring ShareMore to Engines plc.' } },
    ]);
    const refused = await postJson(site, '/api/employer-requests', { companyName: '', workEmail: 'ada' });
    expect(Object.keys((await refused.json()).fields)).toEqual(['companyName', 'workEmail']);
  });

  it('is refused when its idempotency key was used for another submission', async ({ site }) => {
    const key = { 'Idempotency-Key': 'a-key' };
    await postJson(site, '/api/contact', CONTACT, key);
    const response = await postJson(site, '/api/contact', { ...CONTACT, message: 'Something else' }, key);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ error: expect.stringContaining('Idempotency-Key') });
    expect(await stored(site)).toHaveLength(1);
    const long = await postJson(site, '/api/contact', CONTACT, { 'Idempotency-Key': 'k'.repeat(201) });
    expect(await long.json()).toMatchObject({ error: expect.stringContaining('1 to 200 visible') });
  });

  it('is marked as suspected when its honeypot is filled in, without telling the sender', async ({
    site,
  }) => {
    const honeypot = { preferred_topic: 'Loans' };
    const contact = await postJson(site, '/api/contact', { ...CONTACT, ...honeypot });
    const registration = await postJson(site, '/api/registrations', { ...REGISTRATION, ...honeypot });
    expect(await contact.json()).toEqual({ ok: true, id: expect.any(String) });
    expect(await registration.json()).toEqual({ success: true, id: expect.any(String), delivery: 'queued' });
    expect(await stored(site)).toMatchObject([
      { state: 'suspected', payload: CONTACT },
      { state: 'suspected', payload: REGISTERED },
    ]);
  });
});
