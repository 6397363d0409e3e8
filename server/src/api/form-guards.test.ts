import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Request, Response } from 'express';
import { afterEach, describe, expect, vi } from 'vitest';
import { it, postForm, postJson } from '../testing/app-test';
import { contact, leadsIn, registration } from '../testing/leads';
import type { TestApp } from '../testing/start-app';
import { unreadableBody } from './form-guards';

const CONTACT = contact('Hello there');

afterEach(() => void vi.useRealTimers());

describe('the guards of a form post', () => {
  it('answer 413 to more than 32 KB of JSON or 64 KB of a form', async ({ site }) => {
    const withMessage = (length: number) => ({ ...CONTACT, message: 'x'.repeat(length) });
    expect((await postJson(site, '/api/contact', withMessage(33_000))).status).toBe(413);
    expect((await postForm(site, '/api/contact', withMessage(66_000))).status).toBe(413);
  });

  it('answer 413 to a field that would take long to tidy', async ({ site }) => {
    const spaces = `x${' '.repeat(10_000)}x`;
    expect((await postForm(site, '/api/contact', { ...CONTACT, firstName: spaces })).status).toBe(413);
    expect((await postJson(site, '/api/contact', { ...CONTACT, firstName: spaces })).status).toBe(413);
  });

  it('accept a form without script with the longest message, whatever its characters', async ({ site }) => {
    const message = '語'.repeat(5_000);
    expect((await postForm(site, '/api/contact', { ...CONTACT, message })).status).toBe(303);
    expect(await leadsIn(site.leads.store)).toMatchObject([{ payload: { message } }]);
  });

  it('do not blame the visitor when the server lacks a module to read the form with', () => {
    const lacks = { status: 400, type: 'entity.parse.failed', code: 'MODULE_NOT_FOUND' };
    const next = vi.fn();
    unreadableBody(lacks, {} as Request, {} as Response, next);
    expect(next.mock.calls).toEqual([[expect.not.objectContaining({ status: 400 })]]);
  });

  /** Sends the head of a post and the first byte of its body. @returns the socket */
  async function begin(site: TestApp, length: number): Promise<Socket> {
    const { port } = new URL(site.url);
    const socket = connect(Number(port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      `POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n{`,
    );
    return socket;
  }

  it('answer 413 to a gigabyte without waiting for it', async ({ start }) => {
    const socket = await begin(await start(), 2 ** 30);
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
    await once(socket, 'close');
  });

  it('close the connection when the body does not arrive in time', async ({ site }) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const socket = await begin(site, 100);
    socket.on('error', () => {});
    const closed = once(socket, 'close').then(() => true);
    const turn = () => new Promise<false>((resolve) => setImmediate(resolve, false));
    let isClosed = false;
    for (let turns = 0; turns < 10_000 && !isClosed; turns += 1) {
      vi.advanceTimersByTime(100);
      isClosed = await Promise.race([closed, turn()]);
    }
    expect(isClosed).toBe(true);
  });

  it('answer 415 to another type, a compressed body or no body', async ({ site }) => {
    const types: Record<string, string>[] = [
      { 'Content-Type': 'text/plain' },
      { 'Content-Type': 'multipart/form-data; boundary=x' },
      { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
    ];
    for (const headers of types) {
      expect((await postJson(site, '/api/contact', '{}', headers)).status).toBe(415);
    }
    const packed = { 'Content-Encoding': 'gzip' };
    expect((await postForm(site, '/api/contact', CONTACT, packed)).status).toBe(415);
    expect((await fetch(`${site.url}/api/contact`, { method: 'POST' })).status).toBe(415);
  });

  it('say why on a page to a browser, and in JSON to a script', async ({ site }) => {
    const packed = { 'Content-Encoding': 'gzip' };
    const page = await (await postForm(site, '/api/contact', CONTACT, packed)).text();
    expect(page).toContain('Send the form as plain UTF-8 text, not compressed');
    expect(page).toContain('<h1>Not sent</h1>');
    for (const response of [
      await postForm(site, '/api/contact', CONTACT, { ...packed, Accept: '*/*' }),
      await postJson(site, '/api/contact', '{}', { ...packed, Accept: 'text/html' }),
    ]) {
      expect(await response.json()).toEqual({ error: expect.stringContaining('plain UTF-8') });
    }
  });

  it('say that a body is too large whose length was not declared', async ({ site }) => {
    const response = await fetch(`${site.url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: new Blob(['x'.repeat(40_000)]).stream(),
      // The types lack it.
      ...({ duplex: 'half' } as object),
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({ error: expect.stringContaining('Please shorten it') });
  });

  it('answer 422 to malformed JSON', async ({ site }) => {
    const response = await postJson(site, '/api/contact', '{"firstName": ');
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ error: expect.any(String), fields: {} });
  });

  it.for([
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: 'https://evil.example//HOST' },
    { Origin: 'https://HOST//' },
  ])('answer 403 to a post from another site: %o', async (headers, { site }) => {
    const { host } = new URL(site.url);
    const sent = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value.replace('HOST', host)]),
    );
    expect((await postJson(site, '/api/contact', CONTACT, sent)).status).toBe(403);
    expect((await postForm(site, '/api/newsletter', { EMAIL: 'a@example.org' }, sent)).status).toBe(403);
    expect(await leadsIn(site.leads.store)).toEqual([]);
  });

  it('accept a post from the site’s own pages', async ({ site }) => {
    const own: Record<string, string>[] = [{ 'Sec-Fetch-Site': 'same-origin' }, { Origin: site.url }];
    for (const headers of own) {
      expect((await postJson(site, '/api/contact', CONTACT, headers)).status).toBe(200);
    }
  });

  it('answer 429 with Retry-After above the limit, which all forms share', async ({ start }) => {
    const site = await start({ FORM_RATE_LIMIT: '2' });
    await postJson(site, '/api/contact', CONTACT);
    await postForm(site, '/api/newsletter', { EMAIL: 'a@example.org' });
    const response = await postJson(site, '/api/registrations', registration('ada@example.org'));
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    const native = await postForm(site, '/api/contact', CONTACT, { 'Sec-Fetch-Mode': 'navigate' });
    expect(native.status).toBe(429);
    const text = await native.text();
    expect(text).toContain('Many forms came from your network just now. Please wait a minute');
    expect(text).toContain('<a href="/">');
  });

  it('limit posts by address, whatever the port that a proxy names', async ({ start }) => {
    const site = await start({ FORM_RATE_LIMIT: '1', TRUST_PROXY: '1' });
    const from = (address: string) =>
      postJson(site, '/api/contact', CONTACT, { 'X-Forwarded-For': address }).then(({ status }) => status);
    expect(await from('192.0.2.1:4711')).toBe(200);
    expect(await from('192.0.2.1:4712')).toBe(429);
    expect(await from('192.0.2.2')).toBe(200);
    expect(await from('[2001:db8::1]:4711')).toBe(200);
    expect(await from('2001:db8::1')).toBe(429);
  });
});
