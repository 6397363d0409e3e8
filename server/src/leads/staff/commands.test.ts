import { mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UsageError } from '../../command-line';
import { readConfig } from '../../config';
import { createMetrics } from '../../metrics';
import { readArguments as readReleaseArguments } from '../../releases/staff/arguments';
import { contact, leadsIn } from '../../testing/leads';
import { logger } from '../../testing/silent-logger';
import { openLeads } from '..';
import { createOutbox } from '../delivery/outbox';
import { type LeadStore, openLeadStore } from '../store';
import { readArguments } from './arguments';
import { runCommand } from './commands';

let dataDir: string;
let store: LeadStore;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'leads-cli-'));
  store = await openLeadStore({ dataDir }, { logger });
});

afterEach(() => store.close());

interface Run {
  code: number;
  stdout: string;
}

/** Runs a command as the program does, in this process. */
async function leads(...args: string[]): Promise<Run> {
  const lines: string[] = [];
  const outbox = createOutbox(readConfig({ DATA_DIR: dataDir }), logger);
  const code = await runCommand({ store, outbox, write: (line) => lines.push(line) }, readArguments(args));
  return { code, stdout: lines.map((line) => `${line}\n`).join('') };
}

async function submit(email: string, companyName = 'Engines plc') {
  const payload = { firstName: 'Ada', lastName: 'King', email, companyName, pipelineId: '7' };
  const stored = await store.submit({ kind: 'registration', payload }, 'held');
  if (!stored) throw new Error('No key was sent');
  return stored.lead;
}

describe('the staff command', () => {
  it('lists the chosen leads, one JSON object a line', async () => {
    const lead = await submit('ada@example.org');
    await store.submit({ kind: 'newsletter', payload: { email: 'eve@example.org' } }, 'received');
    const { code, stdout } = await leads('list', '--json', '--kind', 'registration', '--state', 'held');
    expect(code).toBe(0);
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      {
        id: lead.id,
        kind: 'registration',
        state: 'held',
        attempts: 0,
        createdAt: new Date(lead.createdAt).toISOString(),
        payload: lead.payload,
        lastError: null,
      },
    ]);
    const none = await leads('list', '--json', '--until', '2020-01-01');
    expect(none.stdout).toBe('');
  });

  it('shows a lead and says when there is none', async () => {
    const lead = await submit('ada@example.org');
    expect(JSON.parse((await leads('show', lead.id)).stdout)).toMatchObject({ id: lead.id, progress: {} });
    expect(await leads('show', 'nothing')).toMatchObject({ code: 1, stdout: 'There is no lead nothing\n' });
  });

  it('sends rejected leads out again', async () => {
    const lead = await submit('ada@example.org');
    await store.retry({ ids: [lead.id] });
    const claim = await store.claim(['registration']);
    if (claim) await store.settle(claim, { state: 'rejected', error: 'No' });
    const { code, stdout } = await leads('retry', '--state', 'rejected');
    expect({ code, stdout }).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(`^${lead.id}\n1 lead is due again\nThe site takes them up`),
    });
    await expect(leads('retry')).rejects.toThrow('Name the leads to retry');
  });

  it('says of each lead that does not go out again why not', async () => {
    const { id } = await submit('ada@example.org');
    const rest = 'is delivered already, being delivered, or not among those chosen';
    expect(await leads('retry', 'nope', id, '--state', 'rejected')).toEqual({
      code: 1,
      stdout: `${id} ${rest}\nThere is no lead nope\n0 leads are due again\n`,
    });
    expect(await leads('retry', id, id)).toMatchObject({ code: 0 });
  });

  it('prints one line for a lead, whatever an older version stored', async () => {
    const lead = await submit('ada@example.org');
    await store.retry({ ids: [lead.id] });
    const claim = await store.claim(['registration']);
    if (claim)
      await store.settle(claim, { state: 'rejected', error: `No\n\u001b[2J\u009b1m${'x'.repeat(20_000)}` });
    const { stdout } = await leads('list');
    expect(stdout).toMatch(/ {2}No \[2J 1mx+…\n$/);
    expect(stdout.split('\n')).toHaveLength(2);
    expect(stdout.length).toBeLessThan(450);
  });

  it('exports into a file that only its owner can read', async () => {
    await submit('ada@example.org', '=cmd()');
    const file = join(dataDir, 'out.csv');
    await leads('export', '--output', file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8').split('\r\n')[1]).toContain(",ada@example.org,,'=cmd(),7,");
    await expect(leads('export', '--output', file)).rejects.toThrow('EEXIST');
    const { stdout } = await leads('export', '--format', 'jsonl');
    expect(JSON.parse(stdout)).toMatchObject({ payload: { companyName: '=cmd()' } });
  });

  it('erases one person and keeps a record of it', async () => {
    const config = readConfig({ DATA_DIR: dataDir });
    const site = await openLeads(config, { logger, metrics: createMetrics(), companyOf: () => null });
    await site.accept({ kind: 'contact', payload: contact('Hi') });
    await site.stop(1_000);
    const outbox = join(dataDir, 'outbox');
    expect(readdirSync(outbox)).toHaveLength(1);

    const { code, stdout } = await leads('erase', '--email', 'Ada@example.org', '--reference', 'SAR-4');
    expect({ code, stdout }).toMatchObject({ code: 0, stdout: expect.stringContaining('Removed contact') });
    expect(readdirSync(outbox)).toEqual([]);
    expect((await leads('list')).stdout).toBe('');
    const record = JSON.parse((await leads('erasures', '--email', 'ada@example.org')).stdout);
    expect(record).toMatchObject({ reference: 'SAR-4', leads: 1 });
    expect(JSON.stringify(record)).not.toContain('ada@');
    expect(await leads('erase', '--email', 'Ada@example.org')).toEqual({
      code: 1,
      stdout: 'Nothing is stored of Ada@example.org: it is recorded that this was looked for\n',
    });
  });

  it('copies the whole store while it is written to, for its owner alone', async () => {
    const lead = await submit('ada@example.org');
    const copy = join(dataDir, 'copy');
    const writing = Promise.all(
      Array.from({ length: 50 }, (_, index) => submit(`visitor${index}@example.org`)),
    );
    mkdirSync(copy);
    expect((await leads('backup', join(copy, 'leads.db'))).code).toBe(0);
    await writing;
    expect(statSync(join(copy, 'leads.db')).mode & 0o777).toBe(0o600);
    const restored = await openLeadStore({ dataDir: copy }, { logger });
    expect(await leadsIn(restored, { ids: [lead.id] })).toHaveLength(1);
    await restored.close();
    await expect(leads('backup', join(copy, 'leads.db'))).rejects.toThrow('EEXIST');
  });

  it.each([
    ['erase --email ada@example.org --kind contact --state held', '--kind, --state'],
    ['erase --email ada@example.org --since 2026-11-01 --until 2026-11-02', '--since, --until'],
    ['erase --email ada@example.org ID', 'ID'],
    ['erasures --json', '--json'],
    ['export out.csv', 'out.csv'],
    ['list extra', 'extra'],
    ['list --output out.csv', '--output'],
    ['show ID --state held', '--state'],
    ['retry ID --reference 4', '--reference'],
    ['backup /dev/null two', 'two'],
  ])('does nothing of "%s", and says what it does not take', async (line, rest) => {
    const lead = await submit('ada@example.org');
    const typed = line.replace('ID', lead.id).split(' ');
    const said = `${typed[0]} does not take ${rest.replace('ID', lead.id)}: nothing was done`;
    await expect(leads(...typed)).rejects.toThrow(new UsageError(said));
    expect(await leadsIn(store)).toEqual([lead]);
  });

  it('reads a time as one of UTC, wherever it runs', async () => {
    const zone = process.env.TZ;
    process.env.TZ = 'America/New_York';
    try {
      expect(readArguments(['list', '--since', '2026-11-01T09:00']).filter.since).toBe(
        Date.UTC(2026, 10, 1, 9),
      );
    } finally {
      process.env.TZ = zone;
    }
  });

  it.each([
    ['npm_config_kind', 'kind'],
    ['npm_config_to', 'to'],
    ['npm_config_token_description', 'to'],
  ])('does nothing where npm kept an option for itself (%s)', (variable, option) => {
    vi.stubEnv(variable, 'x');
    const read = option === 'to' ? readReleaseArguments : readArguments;
    expect(() => read(['list'])).toThrow(`npm kept --${option} for itself: write -- before the options`);
    vi.unstubAllEnvs();
    expect(() => read(['list'])).not.toThrow();
  });

  it('explains itself when it is called wrongly', async () => {
    await expect(leads('list', '--state', 'lost')).rejects.toThrow(
      /--state must be one of received, delivering/,
    );
    await expect(leads('list', '--since', 'soon')).rejects.toThrow(UsageError);
    await expect(leads('list', '--since', '2026-02-31')).rejects.toThrow(
      '--since must be a date, like 2026-11-01',
    );
    await expect(leads('list', '--until', '2026-02-31T09:00Z')).rejects.toThrow('--until must be a date');
    expect(await leads('list', '--since', '2026-02-28T09:00Z', '--until', '2026-11-01')).toMatchObject({
      code: 0,
    });
    for (const email of ['ada', 'Ada <ada@example.org>'])
      await expect(leads('erase', '--email', email)).rejects.toThrow('--email must be one address');
    const twice = leads('list', '--state', 'held', '--email', 'a@b.example', '--state', 'retrying');
    await expect(twice).rejects.toThrow('--state is given twice: nothing was done');
    await expect(leads('sing')).rejects.toThrow('There is no command "sing"');
  });
});
