import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Libsql from 'libsql';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../config';
import { createMetrics } from '../../observe/metrics';
import { contact, leadsIn } from '../../testing/leads';
import { logger } from '../../testing/silent-logger';
import { dataDir, leads, store, submit } from '../../testing/staff-leads';
import { startApp } from '../../testing/start-app';
import { openLeads } from '..';
import { createOutbox } from '../delivery/outbox';
import type { LeadKind, Progress } from '../lead';
import { openLeadStore } from '../store';
import { erase } from './erase';

it('erases one person', async () => {
  const config = readConfig({ DATA_DIR: dataDir });
  const site = await openLeads(config, { logger, metrics: createMetrics(), companyOf: () => null });
  await site.accept({ kind: 'contact', payload: contact('Hi') });
  await site.deliverDue();
  await site.stop(1_000);
  const outbox = join(dataDir, 'outbox');
  expect(readdirSync(outbox)).toHaveLength(1);

  const erased = await leads('erase', '--email', 'Ada@example.org');
  expect(erased).toMatchObject({ code: 0, stdout: expect.stringContaining('Removed contact') });
  expect(readdirSync(outbox)).toEqual([]);
  expect((await leads('list')).stdout).toBe('');
  expect(await leads('erase', '--email', 'Ada@example.org')).toMatchObject({
    code: 1,
    stdout: 'Nothing is stored of Ada@example.org\n',
  });
});

it('names the copies in other services, which staff remove there', async () => {
  await submit('ada@example.org');
  await store.submit({ kind: 'contact', payload: contact('Hi') }, 'received');
  await store.submit({ kind: 'newsletter', payload: { email: 'ada@example.org' } }, 'received');
  await store.release(['registration']);
  for (const [kind, progress] of [
    ['registration', { personId: 7, dealId: 9 }],
    ['contact', { mailedTo: ['staff@example.org', 'sales@example.org'] }],
    ['newsletter', {}],
  ] satisfies [LeadKind, Progress][]) {
    const claim = await store.claim(kind);
    if (!claim) throw new Error(`The ${kind} is not due`);
    await store.saveProgress(claim, progress);
    await store.settle(claim, { state: 'delivered' });
  }
  const { stdout } = await leads('erase', '--email', 'ada@example.org');
  for (const copies of [
    'Pipedrive person 7, Pipedrive deal 9',
    'mail to staff@example.org, sales@example.org',
    'the newsletter provider’s list',
  ]) {
    expect(stdout).toContain(`; remove also: ${copies}\n`);
  }
});

it.each(['outbox', 'store'] as const)(
  'names all that was erased, also when the %s cannot clean up',
  async (part) => {
    for (const name of ['Ada', 'Augusta']) await submit('ada@example.org', `${name} plc`);
    const fail = () => Promise.reject(new Error('no clean-up'));
    const outbox = part === 'outbox' ? { remove: fail } : createOutbox(readConfig({ DATA_DIR: dataDir }));
    const lines: string[] = [];
    const context = { store: part === 'store' ? { ...store, scrub: fail } : store, outbox };
    const erased = erase({ ...context, write: (line) => lines.push(line) }, { email: 'ada@example.org' });
    await expect(erased).rejects.toThrow('no clean-up');
    expect(lines).toEqual(Array(2).fill(expect.stringMatching(/^Removed registration /)));
  },
);

it('removes all that was stored before it writes, because who reads the lines may go away', async () => {
  const config = readConfig({ DATA_DIR: dataDir });
  const site = await openLeads(config, { logger, metrics: createMetrics(), companyOf: () => null });
  await site.accept({ kind: 'contact', payload: contact('Hi') });
  await site.deliverDue();
  await site.stop(1_000);
  const write = () => {
    throw new Error('EPIPE');
  };
  const erased = erase({ store, outbox: createOutbox(config), write }, { email: 'ada@example.org' });
  await expect(erased).rejects.toThrow('EPIPE');
  expect(readdirSync(join(dataDir, 'outbox'))).toEqual([]);
});

it('does not say that all is removed when it cannot look for the files', async () => {
  await submit('ada@example.org');
  writeFileSync(join(dataDir, 'outbox'), '');
  await expect(leads('erase', '--email', 'ada@example.org')).rejects.toThrow('ENOTDIR');
});

it('waits for the end of a delivery', async () => {
  const { id } = await submit('ada@example.org');
  await store.retry({ ids: [id] });
  const claim = await store.claim('registration');
  if (!claim) throw new Error('The registration is not due');
  const erased = leads('erase', '--email', 'ada@example.org');
  setTimeout(() => store.settle(claim, { state: 'delivered' }), 200);
  expect(await erased).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(`Removed registration ${id}`),
  });
});

it('erases from the log too, once nobody reads it', async () => {
  await submit('ada@example.org');
  const reader = new Libsql(join(dataDir, 'leads.db'));
  reader.exec('begin');
  reader.prepare('select count(*) from leads').get();
  setTimeout(() => reader.exec('rollback'), 200);
  await leads('erase', '--email', 'ada@example.org');
  for (const file of readdirSync(dataDir))
    expect(readFileSync(join(dataDir, file), 'latin1')).not.toContain('ada@example.org');
  reader.close();
});

it('leaves no file of people who are erased within milliseconds of their message', async () => {
  const site = await startApp();
  onTestFinished(site.stop);
  // Of another process, as the command is.
  const other = await openLeadStore(site.config, { logger });
  onTestFinished(other.close);
  const outbox = createOutbox(site.config);
  const people = Array.from({ length: 20 }, (_, index) => `p${index}@example.org`);
  const codes = people.map(async (email, index) => {
    const body = JSON.stringify({ ...contact(email), workEmail: email });
    const headers = { 'Content-Type': 'application/json' };
    await fetch(`${site.url}/api/contact`, { method: 'POST', headers, body });
    await sleep(index % 10);
    return erase({ store: other, outbox, write: () => {} }, { email });
  });
  expect(await Promise.all(codes)).toEqual(people.map(() => 0));
  await site.leads.deliverDue();
  expect(await leadsIn(other)).toEqual([]);
  const folder = join(site.config.dataDir, 'outbox');
  expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
});

it('removes what a killed process had written of the message', async () => {
  const stored = await store.submit({ kind: 'contact', payload: contact('Hi') }, 'held');
  const { id = '', createdAt = 0 } = stored?.lead ?? {};
  mkdirSync(join(dataDir, 'outbox'));
  const time = new Date(createdAt).toISOString().replaceAll(':', '-');
  writeFileSync(join(dataDir, 'outbox', `${time}-${id}.eml.arriving-1`), 'Hi');
  await leads('erase', '--email', 'ada@example.org');
  expect(readdirSync(join(dataDir, 'outbox'))).toEqual([]);
});

it.each(['retrying', 'rejected'] as const)(
  'names the copies that a call without an answer may have made: %s',
  async (state) => {
    await store.submit({ kind: 'newsletter', payload: { email: 'ada@example.org' } }, 'received');
    const claim = await store.claim('newsletter');
    if (!claim) throw new Error('The sign-up is not due');
    await store.settle(claim, { state, error: 'silence' });
    const { stdout } = await leads('erase', '--email', 'ada@example.org');
    expect(stdout).toContain(
      '; look also for the address at the newsletter provider, for an answer may be missing',
    );
  },
);
