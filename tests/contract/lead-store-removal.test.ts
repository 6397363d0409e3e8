import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { leadsIn } from '../../server/src/testing/leads';
import {
  advance,
  backend,
  claimNext,
  contact,
  DAY,
  describeStores,
  registration,
  store,
  submitLead,
} from './lead-stores';

const days = { contact: 30, registration: 60, newsletter: 60, suspected: 7 };

describeStores('the removal of leads', (kind) => {
  it('erases all leads of one person', async () => {
    const lead = await submitLead(registration('ada@example.org', 'Engines plc', 'key'));
    await store.submit(contact('Please call me', 'ADA@example.org'), 'held');
    await store.submit(registration('eve@example.org'), 'received');
    const rejected = {
      form: 'registration',
      result: { status: 'rejected', message: '' },
      values: { email: 'ada@example.org' },
    } as const;
    const outcome = await store.saveOutcome(rejected, '/company/looms');
    const { removed, busy } = await store.erase('Ada@Example.org');
    expect(removed.map((one) => one.id)).toContain(lead.id);
    expect({ removed: removed.length, busy }).toEqual({ removed: 2, busy: 0 });
    expect(await leadsIn(store)).toMatchObject([{ payload: { email: 'eve@example.org' } }]);
    expect(await store.readOutcome(outcome, '/company/looms')).toBeNull();
    // The idempotency key is gone too, so the same submission counts as new.
    expect(
      (await store.submit(registration('ada@example.org', 'Engines plc', 'key'), 'received'))?.isNew,
    ).toBe(true);
  });

  if (kind === 'SQLite') {
    it('creates files that only their owner can read', async () => {
      await submitLead(contact('Private'));
      const modes = readdirSync(backend.dataDir).map(
        (file) => statSync(join(backend.dataDir, file)).mode & 0o777,
      );
      expect(new Set(modes)).toEqual(new Set([0o600]));
      expect(readdirSync(backend.dataDir)).toContain('leads.db-shm');
    });

    it('leaves no trace of an erased person in the database files', async () => {
      await store.submit(contact('A most particular sentence', 'unmistakable@example.org'), 'held');
      await store.submit(registration('eve@example.org'), 'received');
      await store.erase('unmistakable@example.org');
      await store.scrub();
      for (const file of readdirSync(backend.dataDir)) {
        const bytes = readFileSync(join(backend.dataDir, file)).toString('latin1');
        expect(bytes, file).not.toMatch(/unmistakable|most particular/);
      }
    });
  }

  it('does not erase a lead while it is being delivered', async () => {
    await submitLead(registration('ada@example.org'));
    const claim = await claimNext();
    expect(await store.erase('ada@example.org')).toMatchObject({ removed: [], busy: 1 });
    await store.settle(claim, { state: 'delivered' });
    expect(await store.erase('ada@example.org')).toMatchObject({
      removed: [{ id: claim.lead.id }],
      busy: 0,
    });
  });

  it('prunes delivered leads after their retention period, and never undelivered ones', async () => {
    await submitLead(contact('Hello'));
    await store.settle(await claimNext(), { state: 'delivered' });
    await submitLead(registration('ada@example.org'));
    await store.settle(await claimNext(), { state: 'delivered' });
    await submitLead(contact('Still waiting'));
    advance(31 * DAY);
    expect(await store.prune(days)).toBe(1);
    expect((await leadsIn(store)).map(({ kind }) => kind).sort()).toEqual(['contact', 'registration']);
    advance(31 * DAY);
    expect(await store.prune(days)).toBe(1);
    expect(await leadsIn(store)).toMatchObject([{ payload: { message: 'Still waiting' } }]);
  });

  it('prunes suspected leads after their own retention period', async () => {
    await store.submit(contact('Hello'), 'suspected');
    await store.submit(contact('Hello'), 'held');
    advance(7 * DAY);
    expect(await store.prune(days)).toBe(0);
    advance(1);
    expect(await store.prune(days)).toBe(1);
    expect((await leadsIn(store)).map(({ state }) => state)).toEqual(['held']);
  });
});
