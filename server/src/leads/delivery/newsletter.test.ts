import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { leadOf } from '../../testing/leads';
import { listen } from '../../testing/listen';
import { newsletterDestination } from './newsletter';

let provider: Server;
let formUrl: string;
let answer: { status: number; headers?: Record<string, string> };
let posted: string[];

beforeEach(async () => {
  posted = [];
  answer = { status: 200 };
  provider = createServer(async (request, response) => {
    posted.push(await text(request));
    response.writeHead(answer.status, answer.headers).end('<p>Almost finished…</p>');
  });
  formUrl = `${await listen(provider)}/subscribe?u=1`;
});

afterEach(() => {
  provider.closeAllConnections();
  provider.close();
});

const lead = leadOf({ kind: 'newsletter', payload: { email: 'ada+news@example.org' } });

function deliver() {
  const honeypotField = 'b_website';
  const destination = newsletterDestination(formUrl, honeypotField);
  return destination.deliver(lead, { signal: new AbortController().signal, save: async () => {} });
}

describe('a newsletter sign-up', () => {
  it('is posted like the provider’s own form', async () => {
    await deliver();
    expect(posted).toEqual(['EMAIL=ada%2Bnews%40example.org&b_website=']);
  });

  it('counts as delivered when the provider redirects', async () => {
    answer = { status: 302, headers: { Location: 'https://elsewhere.example/thanks' } };
    await expect(deliver()).resolves.toBeUndefined();
  });

  it('pauses all sign-ups for the provider’s Retry-After', async () => {
    answer = { status: 429, headers: { 'Retry-After': '60' } };
    await expect(deliver()).rejects.toMatchObject({ waits: { pauseMs: 60_000 } });
  });

  it('is retried when the provider is down', async () => {
    provider.close();
    await expect(deliver()).rejects.toMatchObject({ fault: { about: 'moment' } });
  });

  it('is retried after a server error or a time-out of the provider, and rejected when its words are refused', async () => {
    for (const status of [408, 500, 503]) {
      answer = { status };
      await expect(deliver()).rejects.toMatchObject({ fault: { about: 'moment' } });
    }
    for (const status of [400, 422]) {
      answer = { status };
      await expect(deliver()).rejects.toMatchObject({ fault: { about: 'content' } });
    }
  });

  it.each([301, 307, 401, 402, 403, 404, 410])(
    'waits for staff after %i, which is not about it',
    async (status) => {
      answer = { status };
      const message = expect.stringContaining(`answered ${status}: staff must mend `);
      await expect(deliver()).rejects.toMatchObject({
        message,
        fault: { mend: expect.stringContaining('NEWSLETTER_FORM_URL') },
      });
    },
  );
});
