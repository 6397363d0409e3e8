import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { leadsIn } from '../../server/src/testing/leads';
import {
  claimed,
  contact,
  DAY,
  describeStores,
  now,
  pass,
  place,
  registration,
  store,
  storedLead,
} from './lead-stores';

const days = { contact: 30, registration: 60, newsletter: 60, suspected: 7 };

describeStores('the removal of leads', (kind) => {
  it('erases one person, and keeps a dated record that it did', async () => {
    const lead = await storedLead(registration('ada@example.org', 'Engines plc', 'key'));
    await store.submit(contact('Please call me', 'ADA@example.org'), 'held');
    await store.submit(registration('eve@example.org'), 'received');
    const outcome = await store.saveOutcome({
      form: 'registration',
      result: { status: 'rejected', message: '' },
      values: { email: 'ada@example.org' },
    });
    const { removed, busy } = await store.erase('Ada@Example.org', 'Request 12');
    expect(removed.map((one) => one.id)).toContain(lead.id);
    expect({ removed: removed.length, busy }).toEqual({ removed: 2, busy: 0 });
    expect(await leadsIn(store)).toMatchObject([{ payload: { email: 'eve@example.org' } }]);
    expect(await store.erasures('ada@example.org')).toMatchObject([
      { erasedAt: now(), reference: 'Request 12', leads: 2 },
    ]);
    expect(await store.erasures('eve@example.org')).toEqual([]);
    expect(await store.readOutcome(outcome)).toBeNull();
    // The key is free again: nothing of the person is left to compare it with.
    expect(
      (await store.submit(registration('ada@example.org', 'Engines plc', 'key'), 'received'))?.isNew,
    ).toBe(true);
  });

  if (kind === 'SQLite') {
    it('keeps its files from other users of the machine', async () => {
      await storedLead(contact('Private'));
      const modes = readdirSync(place.dataDir).map(
        (file) => statSync(join(place.dataDir, file)).mode & 0o777,
      );
      expect(new Set(modes)).toEqual(new Set([0o600]));
      expect(readdirSync(place.dataDir)).toContain('leads.db-shm');
    });

    it('leaves no trace of the person in the files', async () => {
      await store.submit(contact('A most particular sentence', 'unmistakable@example.org'), 'held');
      await store.submit(registration('eve@example.org'), 'received');
      await store.erase('unmistakable@example.org');
      for (const file of readdirSync(place.dataDir)) {
        const bytes = readFileSync(join(place.dataDir, file)).toString('latin1');
        expect(bytes, file).not.toMatch(/unmistakable|most particular/);
      }
    });
  }

  it('waits for a lead that is being delivered at this moment', async () => {
    await storedLead(registration('ada@example.org'));
    const claim = await claimed();
    expect(await store.erase('ada@example.org')).toMatchObject({ removed: [], busy: 1 });
    await store.settle(claim, { state: 'delivered' });
    expect(await store.erase('ada@example.org')).toMatchObject({
      removed: [{ id: claim.lead.id }],
      busy: 0,
    });
  });

  it('forgets what is past its retention, but nothing that was never delivered', async () => {
    await storedLead(contact('Hello'));
    await store.settle(await claimed(), { state: 'delivered' });
    await storedLead(registration('ada@example.org'));
    await store.settle(await claimed(), { state: 'delivered' });
    await storedLead(contact('Still waiting'));
    pass(31 * DAY);
    expect((await store.prune(days)).map((lead) => lead.kind)).toEqual(['contact']);
    pass(31 * DAY);
    expect((await store.prune(days)).map((lead) => lead.kind)).toEqual(['registration']);
    expect(await leadsIn(store)).toMatchObject([{ payload: { message: 'Still waiting' } }]);
  });

  it('forgets a suspected one after its own days', async () => {
    await store.submit(contact('Hello'), 'suspected');
    await store.submit(contact('Hello'), 'held');
    pass(7 * DAY);
    expect(await store.prune(days)).toEqual([]);
    pass(1);
    expect((await store.prune(days)).map(({ state }) => state)).toEqual(['suspected']);
  });
});
