import { isDeepStrictEqual } from 'node:util';
import { describe, expect, vi } from 'vitest';
import { it, postForm, postJson } from '../testing/app-test';
import { company, contact, leadsIn, registration } from '../testing/leads';
import type { TestApp } from '../testing/start-app';

const CONTACT = contact('Hello there');
const REGISTRATION = registration('ada@example.org');

const stored = (site: TestApp) => leadsIn(site.leads.store);

/** The redirect of a post without script, and the outcome that the page there will show. */
async function outcomeOf(site: TestApp, response: Response) {
  const location = new URL(response.headers.get('Location') ?? '', site.url);
  const id = location.searchParams.get('outcome') ?? '';
  const outcome = await site.leads.store.readOutcome(id, location.pathname);
  return { location, place: location.pathname + location.hash, outcome };
}

it('is told to come back, and counted, while the store cannot write', async ({ site }) => {
  vi.spyOn(site.leads.store, 'submit').mockRejectedValue(new Error('the disk is full'));
  vi.spyOn(site.leads.store, 'saveOutcome').mockRejectedValue(new Error('the disk is full'));
  const words = 'There was an error sending your message. Please try again.';
  const byScript = await postJson(site, '/api/contact', CONTACT);
  expect(await byScript.json()).toEqual({ error: words });
  const native = await postForm(site, '/api/contact', CONTACT);
  expect(await native.text()).toContain(words);
  for (const { status, headers } of [byScript, native]) {
    expect([status, headers.get('Retry-After')]).toEqual([503, '10']);
  }
  const { values } = await site.metrics.leads.accepted.get();
  expect(values.filter(({ value }) => value > 0)).toMatchObject([
    { labels: { kind: 'contact', outcome: 'failed' }, value: 2 },
  ]);
});

describe('a form post without script', () => {
  it('redirects to its page, which can read the outcome', async ({ site }) => {
    const response = await postForm(site, '/api/contact', { ...CONTACT, returnTo: '/about?from=faq' });
    expect(response.status).toBe(303);
    const { location, place, outcome } = await outcomeOf(site, response);
    expect(place).toBe('/about#contact-form');
    expect(location.searchParams.get('from')).toBe('faq');
    expect(outcome).toEqual({
      form: 'contact',
      result: { status: 'accepted', id: expect.any(String), delivery: 'queued' },
      values: {},
    });
    expect(await stored(site)).toMatchObject([{ payload: CONTACT }]);
  });

  it('returns to the place that the page names, where its form is on another page than its own', async ({
    site,
  }) => {
    const returnTo = `/company/${company.slug}#register`;
    const request = { companyName: 'Acme', workEmail: 'ada@example.org', firstName: 'Ada', lastName: 'King' };
    const response = await postForm(site, '/api/employer-requests', { ...request, returnTo });
    expect(await outcomeOf(site, response)).toMatchObject({ place: returnTo, outcome: { form: 'employer' } });
  });

  it('says that it was sent when only its outcome could not be stored', async ({ site }) => {
    vi.spyOn(site.leads.store, 'saveOutcome').mockRejectedValueOnce(new Error('the disk is full'));
    const response = await postForm(site, '/api/contact', CONTACT);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Thank you for your message!');
    expect(await stored(site)).toHaveLength(1);
  });

  it('shows a small page when the page of the form depends on what was not sent', async ({ site }) => {
    const response = await postForm(site, '/api/registrations', { ...REGISTRATION, company: '' });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('Pipeline configuration not found. Please try again.');
  });

  it('keeps the typed values when a field is wrong', async ({ site }) => {
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
});

describe('the newsletter form', () => {
  it('redirects to its page and stores the address', async ({ site }) => {
    const response = await postForm(site, '/api/newsletter', { EMAIL: 'ada@example.org', b_website: '' });
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toMatch(/^\/news\?outcome=[\w-]+#newsletter$/);
    expect(await stored(site)).toMatchObject([{ kind: 'newsletter', payload: { email: 'ada@example.org' } }]);
  });

  it('answers a script as the contact form does', async ({ site }) => {
    const response = await postJson(site, '/api/newsletter', { EMAIL: 'ada@example.org' });
    expect(await response.json()).toEqual({ ok: true, id: expect.any(String) });
  });

  it('marks a sign-up as suspected when its honeypot is filled in', async ({ site }) => {
    const response = await postForm(site, '/api/newsletter', { EMAIL: 'ada@example.org', b_website: 'x' });
    expect(response.status).toBe(303);
    expect(await stored(site)).toMatchObject([{ kind: 'newsletter', state: 'suspected' }]);
  });
});
