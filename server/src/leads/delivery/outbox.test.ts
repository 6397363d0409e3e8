import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { startFakeSmtp } from '../../../../tests/fakes/smtp';
import { readConfig } from '../../config';
import { createMetrics } from '../../observe/metrics';
import { contact, leadsIn } from '../../testing/leads';
import { logger } from '../../testing/silent-logger';
import { type Leads, openLeads } from '..';
import type { LeadOf } from '../lead';
import { createOutbox } from './outbox';

const DAY = 24 * 60 * 60_000;
const MESSAGE = { kind: 'contact', payload: contact('Hello') } as const;

let dataDir: string;
let outbox: string;
let time: number;
let site: Leads;

async function open(env: NodeJS.ProcessEnv = {}): Promise<Leads> {
  const config = readConfig({ DATA_DIR: dataDir, RETENTION_DAYS_CONTACT: '30', ...env });
  const options = { logger, metrics: createMetrics(), companyOf: () => null, clock: () => time };
  return openLeads(config, options);
}

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'outbox-'));
  outbox = join(dataDir, 'outbox');
  time = Date.now();
  site = await open();
});
afterEach(() => site.stop(1_000));

const states = async () => (await leadsIn(site.store)).map(({ state }) => state);

it('gets one file for a message, which is held, and no second one at the next start', async () => {
  await site.accept(MESSAGE);
  await site.deliverDue();
  expect(await states()).toEqual(['held']);
  const [file = '', ...others] = readdirSync(outbox);
  expect(others).toEqual([]);
  expect(readFileSync(join(outbox, file), 'utf8')).toMatch(/^Reply-To: ada@example\.org\r$/m);
  await site.stop(1_000);
  rmSync(join(outbox, file));
  site = await open();
  await site.deliverDue();
  expect(readdirSync(outbox)).toEqual([]);
});

it('gets no file from an attempt that came to its limit, as after the process stood still', async () => {
  await site.accept(MESSAGE);
  const [lead] = await leadsIn(site.store);
  const { destination } = createOutbox(readConfig({ DATA_DIR: dataDir }));
  const late = new AbortController();
  const delivering = destination.deliver(lead as LeadOf<'contact'>, {
    signal: late.signal,
    save: async () => {},
  });
  late.abort(new Error('too late'));
  await expect(delivering).rejects.toThrow('too late');
  expect(existsSync(outbox)).toBe(false);
});

it('gets the message that a killed server had only stored', async () => {
  await site.accept(MESSAGE);
  await site.stop(1_000);
  site = await open();
  await site.deliverDue();
  expect(readdirSync(outbox)).toHaveLength(1);
});

it('gets a message that staff rescued from suspicion', async () => {
  await site.accept({ ...MESSAGE, isSuspected: true });
  await site.deliverDue();
  expect(await states()).toEqual(['suspected']);
  await site.store.retry({ state: 'suspected' });
  await site.deliverDue();
  expect(await states()).toEqual(['held']);
  expect(readdirSync(outbox)).toHaveLength(1);
});

it('is tried again later when it cannot be written', async () => {
  writeFileSync(outbox, '');
  await site.accept(MESSAGE);
  await site.deliverDue();
  expect(await states()).toEqual(['retrying']);
  rmSync(outbox);
  time += 60_000;
  await site.deliverDue();
  expect(await states()).toEqual(['held']);
  expect(readdirSync(outbox)).toHaveLength(1);
});

it('is made anew when it is removed under the server, and the message of a removed file goes to a later mail server', async () => {
  await site.accept(MESSAGE);
  await site.deliverDue();
  rmSync(outbox, { recursive: true });
  await site.accept({ ...MESSAGE, payload: contact('Hello again') });
  await site.deliverDue();
  expect(readdirSync(outbox)).toHaveLength(1);
  await site.stop(1_000);
  const smtp = await startFakeSmtp();
  onTestFinished(smtp.stop);
  site = await open({ SMTP_URL: smtp.url, CONTACT_TO: 'team@sharemore.example' });
  await site.deliverDue();
  expect(smtp.received).toHaveLength(2);
});

it('loses the message to the mail server that is set later', async () => {
  await site.accept(MESSAGE);
  await site.deliverDue();
  await site.stop(1_000);
  const smtp = await startFakeSmtp();
  onTestFinished(smtp.stop);
  site = await open({ SMTP_URL: smtp.url, CONTACT_TO: 'team@sharemore.example' });
  await site.deliverDue();
  expect(await states()).toEqual(['delivered']);
  expect(smtp.received).toHaveLength(1);
  expect(readdirSync(outbox)).toEqual([]);
});

it('gets a message whose mail server was taken out of the settings', async () => {
  await site.stop(1_000);
  const settings = { SMTP_URL: 'smtp://127.0.0.1:1', CONTACT_TO: 'team@sharemore.example' };
  site = await open(settings);
  await site.accept(MESSAGE);
  await site.deliverDue();
  expect(await states()).toEqual(['retrying']);
  await site.stop(1_000);
  site = await open();
  time += 60_000;
  await site.deliverDue();
  expect(await states()).toEqual(['held']);
  expect(readdirSync(outbox)).toHaveLength(1);
});

it('does not keep a message for long from another server, which has a mail server', async () => {
  const smtp = await startFakeSmtp();
  onTestFinished(() => smtp.stop());
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const other = await open({ SMTP_URL: smtp.url, CONTACT_TO: 'team@sharemore.example' });
  onTestFinished(() => other.stop(1_000));
  other.start();
  await site.accept(MESSAGE);
  await site.deliverDue();
  expect(await states()).toEqual(['held']);
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  await expect.poll(states).toEqual(['delivered']);
  expect(smtp.received).toHaveLength(1);
});

it('loses a message together with its lead when their retention is over', async () => {
  await site.accept(MESSAGE);
  await site.deliverDue();
  const [file = ''] = readdirSync(outbox);
  site.start();
  await expect.poll(states).toEqual(['held']);
  await site.stop(1_000);
  expect(readdirSync(outbox)).toEqual([file]);

  site = await open();
  time += 31 * DAY;
  utimesSync(join(outbox, file), new Date(Date.now() - 31 * DAY), new Date(Date.now() - 31 * DAY));
  site.start();
  await expect.poll(states).toEqual([]);
  await expect.poll(() => readdirSync(outbox)).toEqual([]);
});

it('loses the draft of a killed server, but not the one that another server is writing', async () => {
  mkdirSync(outbox);
  for (const name of ['b.eml.arriving-1', 'c.eml.arriving-2']) writeFileSync(join(outbox, name), '');
  utimesSync(join(outbox, 'b.eml.arriving-1'), 0, 0);
  site.start();
  await expect.poll(() => readdirSync(outbox)).toEqual(['c.eml.arriving-2']);
});
