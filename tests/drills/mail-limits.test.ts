import { createServer } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../server/src/config';
import { mailDestination } from '../../server/src/leads/delivery/mail';
import { createOutbox } from '../../server/src/leads/delivery/outbox';
import { contact, leadOf } from '../../server/src/testing/leads';
import { listen } from '../../server/src/testing/listen';
import { startFakeSmtp } from '../fakes/smtp';
import { startLeadsSite } from './leads-site';

const TEAM = 'team@sharemore.example';

it('contact messages are not sent after their attempt was given up', async () => {
  const smtp = await startFakeSmtp();
  onTestFinished(smtp.stop);
  smtp.faults.push({ kind: 'slow-recipient', ms: 500 });
  const config = readConfig({ SMTP_URL: smtp.url, CONTACT_TO: TEAM });
  const destination = mailDestination(config, smtp.url, createOutbox(config));
  const lead = leadOf({ kind: 'contact', payload: contact('Hello there') });
  const attempt = destination.deliver(lead, { signal: AbortSignal.timeout(200), save: async () => {} });
  await expect(attempt).rejects.toThrow();
  await expect.poll(() => smtp.connections() === 0 || smtp.received.length > 0).toBe(true);
  destination.close?.();
  expect(smtp.received).toEqual([]);
});

it('contact messages are sent at once to a mail server that looks for spam for seconds', async () => {
  const smtp = await startFakeSmtp();
  onTestFinished(smtp.stop);
  smtp.faults.push({ kind: 'slow-greeting', ms: 6_000 }, { kind: 'slow-recipient', ms: 11_000 });
  const config = readConfig({ SMTP_URL: smtp.url, CONTACT_TO: TEAM });
  const destination = mailDestination(config, smtp.url, createOutbox(config));
  const lead = leadOf({ kind: 'contact', payload: contact('Hello there') });
  await destination.deliver(lead, { signal: AbortSignal.timeout(30_000), save: async () => {} });
  destination.close?.();
  expect(smtp.received).toHaveLength(1);
});

it('contact messages are kept after an answer that does not end, of which 1 MB is read', async () => {
  const sent: number[] = [];
  const endless = createServer((socket) => {
    const answer = Readable.from(
      (function* () {
        for (;;) yield '2'.repeat(65_536);
      })(),
    );
    pipeline(answer, socket).catch(() => sent.push(socket.bytesWritten));
  });
  const SMTP_URL = (await listen(endless)).replace('http', 'smtp');
  const other = await startLeadsSite({ SMTP_URL, CONTACT_TO: TEAM });
  await other.post('/api/contact', contact('Hello there'));
  await other.wait(0);
  expect(await other.stored()).toMatchObject([{ state: 'retrying' }]);
  await other.stop();
  endless.close();
  await expect.poll(() => sent[0]).toBeGreaterThan(1024 * 1024);
  expect(sent[0]).toBeLessThan(16 * 1024 * 1024);
});
