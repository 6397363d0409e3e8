import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { UsageError } from '../../cli/command-line';
import { leadsIn } from '../../testing/leads';
import { logger } from '../../testing/silent-logger';
import { dataDir, leads, store, submit } from '../../testing/staff-leads';
import { openLeadStore } from '../store';

async function submitRejected(error: string) {
  const lead = await submit('ada@example.org');
  await store.retry({ ids: [lead.id] });
  const claim = await store.claim('registration');
  if (claim) await store.settle(claim, { state: 'rejected', error });
  return lead;
}

describe('the staff command', () => {
  it('lists the chosen leads, one on a line', async () => {
    const { id, createdAt } = await submit('ada@example.org');
    await store.submit({ kind: 'newsletter', payload: { email: 'eve@example.org' } }, 'received');
    const { code, stdout } = await leads('list', '--kind', 'registration', '--state', 'held');
    expect(code).toBe(0);
    const minute = new Date(createdAt).toISOString().slice(0, 16).replace('T', ' ');
    expect(stdout).toBe(`${minute}  registration  held          0  ${id}\n`);
    expect((await leads('list', '--state', 'rejected')).stdout).toBe('');
  });

  it('shows a lead, and reports an unknown id', async () => {
    const lead = await submit('ada@example.org');
    expect(JSON.parse((await leads('show', lead.id)).stdout)).toMatchObject({ id: lead.id, progress: {} });
    expect(await leads('show', 'nothing')).toEqual({
      code: 1,
      stdout: '',
      stderr: 'There is no lead nothing\n',
    });
    await expect(leads('show')).rejects.toThrow('Name leads, or one --email');
  });

  it('shows all that one person sent, with the earlier words', async () => {
    await submit('eve@example.org');
    await submit('ada@example.org', 'Engines plc', 'Ada');
    await submit('ada@example.org', 'Engines plc', 'Augusta');
    await store.submit({ kind: 'newsletter', payload: { email: 'ada@example.org' } }, 'received');
    const { code, stdout } = await leads('show', '--email', 'Ada@example.org');
    expect(code).toBe(0);
    const shown = JSON.parse(`[${stdout.replaceAll('}\n{', '},{')}]`);
    const words = { payload: { firstName: 'Augusta' }, history: [{ payload: { firstName: 'Ada' } }] };
    expect(shown).toHaveLength(2);
    expect(shown).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'newsletter' }),
        expect.objectContaining({ kind: 'registration' }),
      ]),
    );
    expect(shown.find(({ kind }: { kind: string }) => kind === 'registration')).toMatchObject(words);
    expect(stdout).not.toContain('eve@');
    const none = { code: 1, stdout: '', stderr: 'Nothing is stored of nobody@example.org\n' };
    expect(await leads('show', '--email', 'nobody@example.org')).toEqual(none);
  });

  it('retries rejected leads', async () => {
    const lead = await submitRejected('No');
    expect(await leads('retry', '--state', 'rejected')).toMatchObject({
      code: 0,
      stdout: `${lead.id}\n`,
      stderr: expect.stringMatching('^Due again: 1\nThe site takes up'),
    });
    await expect(leads('retry')).rejects.toThrow('Name the leads to retry');
  });

  it('retries a lead that is due already', async () => {
    const { id } = await submit('ada@example.org');
    for (const _ of ['once', 'twice'])
      expect(await leads('retry', id)).toMatchObject({ code: 0, stdout: `${id}\n` });
  });

  it('says why a lead is not retried', async () => {
    const { id } = await submit('ada@example.org');
    const rest = 'is unknown, delivered already, being delivered, or not among those chosen';
    expect(await leads('retry', 'nope', id, '--state', 'rejected')).toEqual({
      code: 1,
      stdout: '',
      stderr: `nope ${rest}\n${id} ${rest}\nDue again: 0\n`,
    });
    expect(await leads('retry', id, id)).toMatchObject({ code: 0 });
  });

  it('marks a registration whose words somebody changed afterwards', async () => {
    await submit('eve@example.org');
    for (const name of ['Ada', 'Augusta', 'Byron']) await submit('ada@example.org', 'Engines plc', name);
    // Leads of one millisecond are in no fixed order.
    const ends = async (command: string, separator: string) =>
      (await leads(command)).stdout.split('\n').map((line) => line.split(separator).at(-1));
    expect(await ends('list', '  ')).toHaveLength(3);
    expect((await ends('list', '  ')).filter((end) => end?.includes('×'))).toEqual(['changed 2×']);
    expect(new Set(await ends('export', ','))).toEqual(new Set(['timesChanged', '"0"', '"2"', '""', '']));
    const shown = JSON.parse((await leads('show', '--email', 'ada@example.org')).stdout);
    expect(shown).toMatchObject({ payload: { firstName: 'Byron' }, history: [{}, {}] });
  });

  it('prints one line per lead, even for an unsafe error that an older version stored', async () => {
    await submitRejected(`No\n\u001b[2J\u009b1m${'x'.repeat(20_000)}`);
    const { stdout } = await leads('list');
    expect(stdout).toMatch(/ {2}No \[2J 1mx+…\n$/);
    expect(stdout.split('\n')).toHaveLength(2);
    expect(stdout.length).toBeLessThan(450);
  });

  it('exports as CSV, without what a spreadsheet would run', async () => {
    await submit('ada@example.org', '=cmd()');
    const { stdout } = await leads('export');
    const [head, row, end] = stdout.split('\n');
    expect(head).toMatch(/^\ufeffid,kind,/);
    expect(row).toContain(`,"ada@example.org","","'=cmd()","7",`);
    expect(end).toMatch(/^"end of export: 1 lead",("",)+""$/);
  });

  it('copies the whole store during writes into a file that only its owner can read', async () => {
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
    await expect(leads('backup', join(copy, 'leads.db'))).rejects.toThrow('is there already');
  });

  it.each([
    ['erase --email ada@example.org --kind contact --state held', "Unknown option '--kind'"],
    ['erase --email ada@example.org ID', 'erase does not take ID: nothing was done'],
    ['export out.csv', 'export does not take out.csv: nothing was done'],
    ['list extra', 'list does not take extra: nothing was done'],
    ['show ID --state held', "Unknown option '--state'"],
    ['retry ID --json', "Unknown option '--json'"],
    ['backup /dev/null two', 'backup does not take two: nothing was done'],
  ])('refuses "%s" and names a surplus argument', async (line, said) => {
    const lead = await submit('ada@example.org');
    const refusal = leads(...line.replace('ID', lead.id).split(' '));
    await expect(refusal).rejects.toThrow(UsageError);
    await expect(refusal).rejects.toThrow(said.replace('ID', lead.id));
    expect(await leadsIn(store)).toEqual([lead]);
  });

  it('refuses a command that there is not', async () => {
    await expect(leads('sing')).rejects.toThrow('There is no command "sing"');
  });
});
