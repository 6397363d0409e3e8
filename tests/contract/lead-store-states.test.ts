import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Claim, Lead, LeadKind, Submission } from '../../server/src/leads/lead';
import { openLeadStore } from '../../server/src/leads/store';
import { leadsIn } from '../../server/src/testing/leads';
import { logger } from '../../server/src/testing/silent-logger';
import { cases } from './properties';

const KINDS: LeadKind[] = ['contact', 'registration', 'newsletter'];

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('submit' as const),
      who: fc.nat(3),
      words: fc.nat(2),
      kind: fc.constantFrom(...KINDS),
      state: fc.constantFrom('received', 'held', 'suspected'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('claim' as const), kind: fc.constantFrom(...KINDS) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('settle' as const),
      which: fc.nat(5),
      as: fc.constantFrom('delivered', 'held', 'rejected', 'retrying'),
    }),
  },
  fc.record({ does: fc.constant('wait' as const), ms: fc.constantFrom(1_000, 30_000, 61_000) }),
  fc.record({ does: fc.constant('retry' as const), state: fc.constantFrom('rejected', 'held', 'suspected') }),
  fc.record({ does: fc.constant('release' as const) }),
);

function submission(kind: LeadKind, who: number, words: number): Submission {
  const email = `p${who}@work.example`;
  if (kind === 'newsletter') return { kind, payload: { email } };
  const person = { firstName: `Name ${words}`, lastName: 'King', companyName: 'Engines plc' };
  return kind === 'contact'
    ? { kind, payload: { ...person, workEmail: email, message: `Words ${words}` } }
    : { kind, payload: { ...person, email, companySlug: 'engines-plc', pipelineId: '7' } };
}

it('loses, duplicates and double-delivers no lead in any sequence of operations', {
  timeout: 1_800_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 35 }), async (steps) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'states-'));
      let time = Date.UTC(2026, 0, 1);
      const store = await openLeadStore({ dataDir }, { logger, clock: () => time });
      const claims: { claim: Claim; until: number }[] = [];
      const taken = new Set<string>();
      const delivered = new Map<string, Lead>();
      try {
        for (const one of steps) {
          if (one.does === 'wait') time += one.ms;
          else if (one.does === 'submit') {
            const state = one.state as 'received';
            const stored = await store.submit(submission(one.kind, one.who, one.words), state);
            if (stored) taken.add(stored.lead.id);
            if (stored?.isNew) delivered.delete(stored.lead.id);
          } else if (one.does === 'claim') {
            const claim = await store.claim(one.kind);
            if (!claim) continue;
            const { lead } = claim;
            expect(lead.state).toBe('delivering');
            expect(delivered.has(lead.id), 'delivered twice').toBe(false);
            const rivals = claims.filter((other) => other.until > time);
            expect(
              rivals.some((other) => other.claim.lead.id === lead.id),
              'claimed by two',
            ).toBe(false);
            claims.push({ claim, until: time + 60_000 });
          } else if (one.does === 'settle') {
            const [held] = claims.splice(one.which % Math.max(1, claims.length), 1);
            if (!held) continue;
            const state = one.as as 'delivered';
            const settled = await store.settle(held.claim, { state, error: 'x', delayMs: 5_000 });
            if (settled?.state === 'delivered') delivered.set(settled.id, settled);
          } else if (one.does === 'retry') await store.retry({ state: one.state as 'held' });
          else await store.release(KINDS);
        }
        const leads = await leadsIn(store);
        expect(new Set(leads.map(({ id }) => id))).toEqual(taken);
        const people = leads
          .filter(({ kind, state }) => kind === 'registration' && state === 'delivering')
          .map(({ payload }) => ('email' in payload ? payload.email : ''));
        expect(new Set(people).size).toBe(people.length);
        for (const { id } of delivered.values()) {
          expect(leads.find((lead) => lead.id === id)?.state).toBe('delivered');
        }
      } finally {
        await store.close();
      }
    }),
    // Each case is a sequence of about 20 operations.
    cases(1 / 20),
  );
});
