import { isDeepStrictEqual } from 'node:util';
import { describe, expect } from 'vitest';
import { it, postForm, postJson } from '../testing/app-test';
import { company, contact, leadsIn, otherCompany, registration } from '../testing/leads';
import type { TestApp } from '../testing/start-app';

const CONTACT = contact('Hello there');
const REGISTRATION = registration('ada@example.org');
const { company: _slug, ...ADA } = REGISTRATION;
const REGISTERED = { ...ADA, companyName: company.name, pipelineId: company.pipelineId };

const stored = (site: TestApp) => leadsIn(site.leads.store);

/** Where a post without script leads back to, and what the page there will show. */
async function outcomeOf(site: TestApp, response: Response) {
  const location = new URL(response.headers.get('Location') ?? '', site.url);
  const outcome = await site.leads.store.readOutcome(location.searchParams.get('outcome') ?? '');
  return { location, place: location.pathname + location.hash, outcome };
}

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

describe('a form post without script', () => {
  it('goes back to its page, which can read the outcome', async ({ site }) => {
    const response = await postForm(site, '/api/contact', { ...CONTACT, returnTo: '/about?from=faq' });
    expect(response.status).toBe(303);
    const { location, place, outcome } = await outcomeOf(site, response);
    expect(place).toBe('/about#contact-form');
    expect(location.searchParams.get('from')).toBe('faq');
    expect(outcome).toEqual({
      form: 'contact',
      result: {
        status: 'accepted',
        message: "Thank you for your message! We'll get back to you soon.",
        id: expect.any(String),
        delivery: 'queued',
      },
      values: {},
    });
    expect(await stored(site)).toMatchObject([{ payload: CONTACT }]);
  });

  it('thanks for a wish for an employer in that form’s words', async ({ site }) => {
    const wish = { companyName: 'Engines plc', workEmail: 'ada@example.org', returnTo: '/companies' };
    const response = await postForm(site, '/api/employer-requests', wish);
    expect(await outcomeOf(site, response)).toMatchObject({
      place: '/companies#request-employer',
      outcome: {
        result: { status: 'accepted', message: expect.stringContaining('look into your employer') },
      },
    });
  });

  it('brings back what was typed when a field is wrong', async ({ site }) => {
    const response = await postForm(site, '/api/registrations', {
      ...REGISTRATION,
      email: 'ada',
      preferred_topic: '',
      returnTo: `/company/${company.slug}`,
    });
    const { place, outcome } = await outcomeOf(site, response);
    expect(place).toBe(`/company/${company.slug}#register`);
    expect(outcome).toMatchObject({
      form: 'registration',
      result: {
        status: 'invalid',
        fields: { email: 'Enter an email address in the correct format, like name@example.com' },
      },
      values: expect.toSatisfy((values) => isDeepStrictEqual(values, { ...REGISTRATION, email: 'ada' })),
    });
  });

  it.for([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/..//evil.example',
    'about',
  ])('goes back to this site only, not to %s', async (returnTo, { site }) => {
    const response = await postForm(site, '/api/contact', { ...CONTACT, returnTo });
    expect(response.headers.get('Location')).toMatch(/^\/about\?outcome=[\w-]+#contact-form$/);
  });
});

describe('the newsletter form', () => {
  it('answers a small page into its frame and stores the address', async ({ site }) => {
    const response = await postForm(site, '/api/newsletter', { EMAIL: 'ada@example.org', b_website: '' });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toContain('text/html');
    expect(response.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'self'");
    expect(await response.text()).toContain('Sign up successful!');
    expect(await stored(site)).toMatchObject([{ kind: 'newsletter', payload: { email: 'ada@example.org' } }]);
  });

  it('keeps the address apart when its honeypot is filled in', async ({ site }) => {
    const response = await postForm(site, '/api/newsletter', { EMAIL: 'ada@example.org', b_website: 'x' });
    expect(response.status).toBe(200);
    expect(await stored(site)).toMatchObject([{ kind: 'newsletter', state: 'suspected' }]);
  });

  it('answers into its frame also when it names a page', async ({ site }) => {
    const form = { EMAIL: 'ada@example.org', returnTo: '/news' };
    const response = await postForm(site, '/api/newsletter', form, { 'Sec-Fetch-Dest': 'iframe' });
    expect(response.status).toBe(200);
  });

  it('goes back to its page when the answer would fill the window', async ({ site }) => {
    const response = await postForm(
      site,
      '/api/newsletter',
      { EMAIL: 'ada@example.org', returnTo: '/news' },
      { 'Sec-Fetch-Dest': 'document' },
    );
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toMatch(/^\/news\?outcome=[\w-]+#newsletter$/);
  });
});
