import { expect, it, onTestFinished, vi } from 'vitest';
import { startFakeSmtp } from '../../../../tests/fakes/smtp';
import { readConfig } from '../../config';
import { contact, leadOf } from '../../testing/leads';
import { mailDestination } from './mail';
import { createOutbox } from './outbox';

it('counts a message as delivered that reached everybody before its server died, and does not mail it again', async () => {
  const smtp = await startFakeSmtp();
  const config = readConfig({ SMTP_URL: smtp.url, CONTACT_TO: 'team@sharemore.example' });
  const outbox = createOutbox(config);
  const removed = vi.spyOn(outbox, 'remove');
  const mail = mailDestination(config, smtp.url, outbox);
  onTestFinished(async () => {
    mail.close?.();
    await smtp.stop();
  });
  const lead = leadOf({ kind: 'contact', payload: contact('Hello') });
  const { signal } = new AbortController();
  const reached = { ...lead, progress: { mailedTo: config.mail.to } };
  await mail.deliver(reached, { signal, save: async () => {} });
  expect(smtp.received).toEqual([]);
  expect(removed).toHaveBeenCalledExactlyOnceWith(reached);
});
