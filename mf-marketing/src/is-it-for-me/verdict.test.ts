import { describe, expect, it } from 'vitest';
import { verdictFor } from './verdict';

const fits = { plan: 'yes', spare: 'no', lose: 'yes', leaving: 'no' };
const verdictOn = (answers: Record<string, string>) => verdictFor(new URLSearchParams(answers));

describe('verdictFor', () => {
  it.each([
    [{}, 'mayFit'],
    [{ plan: 'no', spare: 'yes' }, 'noPlan'],
    [{ spare: 'yes', lose: 'no', leaving: 'yes' }, 'alone'],
    [{ plan: 'unsure', spare: 'yes' }, 'askThenAlone'],
    [{ lose: 'no', leaving: 'yes' }, 'tooRisky'],
    [{ leaving: 'unsure' }, 'leaving'],
    [{ plan: 'unsure' }, 'askFirst'],
    [{ plan: 'unsure', leaving: 'unsure' }, 'askFirst'],
    [{ lose: '' }, null],
  ] as const)('judges the fitting answers with %o as %s', (changes, verdict) =>
    expect(verdictOn({ ...fits, ...changes })).toBe(verdict),
  );

  it('returns mayFit only for visitors who can lose the fees, cannot spare the money and stay', () => {
    const values = ['yes', 'no', 'unsure', 'other'];
    for (const plan of values)
      for (const spare of values)
        for (const lose of values)
          for (const leaving of values) {
            if (verdictOn({ plan, spare, lose, leaving }) !== 'mayFit') continue;
            expect([lose, spare === 'yes', leaving]).toEqual(['yes', false, 'no']);
          }
  });
});
