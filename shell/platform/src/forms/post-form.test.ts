// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HONEYPOT } from '../contract/forms';
import { postForm } from './post-form';
import { contactWords, registrationWords } from './testing/form-words';

const sent = vi.fn<typeof fetch>();
const answer = (status: number, body: unknown) => Response.json(body, { status });
const request = (call: number) => sent.mock.calls[call]?.[1];
const keyOf = (call: number) => new Headers(request(call)?.headers).get('Idempotency-Key');
const registration = (email = `${crypto.randomUUID()}@example.com`) => ({ company: 'tesco', email });

beforeEach(() => {
  sent.mockReset();
  vi.stubGlobal('fetch', sent);
});

afterEach(() => vi.unstubAllGlobals());

it('keeps the idempotency key for the same content until it succeeds', async () => {
  sent.mockResolvedValueOnce(answer(500, null)).mockResolvedValueOnce(answer(200, { success: true }));
  const values = registration();
  await postForm('registration', registrationWords, values);
  expect(await postForm('registration', registrationWords, values)).toMatchObject({ status: 'accepted' });
  expect(keyOf(0)).toBeTruthy();
  expect(keyOf(1)).toBe(keyOf(0));
});

it('uses a new key after the server’s own refusal (4xx), even for the same content', async () => {
  sent.mockResolvedValueOnce(answer(422, { error: 'Pipeline configuration not found. Please try again.' }));
  sent.mockResolvedValueOnce(answer(200, { success: true }));
  const values = registration();
  await postForm('registration', registrationWords, values);
  await postForm('registration', registrationWords, values);
  expect(keyOf(1)).not.toBe(keyOf(0));
});

it('uses a new key when the content changes', async () => {
  sent.mockImplementation(async () => answer(500, null));
  await postForm('registration', registrationWords, registration());
  await postForm('registration', registrationWords, registration());
  expect(keyOf(1)).not.toBe(keyOf(0));
});

it.each([
  ['the page of a filter or a proxy', new Response('<title>Blocked by IT policy</title>', { status: 200 })],
  ['a refusal without words', answer(502, { success: false, error: '' })],
  ['the error of a gateway in front', answer(503, { error: { code: 503, message: 'Backend error' } })],
])('fails on a response that confirms no storage: %s', async (_what, response) => {
  sent.mockResolvedValue(response);
  expect(await postForm('registration', registrationWords, registration())).toEqual({
    status: 'rejected',
    message: 'Failed to submit registration. Please try again.',
  });
});

it('gives the server’s text of a refusal only where the specification allows it', async () => {
  sent.mockImplementation(async () => answer(502, { success: false, error: 'Failed to create deal' }));
  expect(await postForm('registration', registrationWords, registration())).toMatchObject({
    message: 'Failed to create deal',
  });
  expect(await postForm('contact', contactWords, { message: 'Hi' })).toMatchObject({
    message: 'There was an error sending your message. Please try again.',
  });
});

it('sends neither the return address nor an empty honeypot', async () => {
  sent.mockResolvedValue(answer(200, { success: true, id: '1' }));
  await postForm('contact', contactWords, { message: 'Hi', returnTo: '/about', [HONEYPOT]: '' });
  expect(JSON.parse(String(request(0)?.body))).toEqual({ message: 'Hi' });
});
