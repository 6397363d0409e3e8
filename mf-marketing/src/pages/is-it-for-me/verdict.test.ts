import { describe, expect, it } from 'vitest';
import { type Answers, verdictOn } from './verdict';

const fits: Answers = { plan: 'yes', spare: 'no', lose: 'yes', leaving: 'no' };

describe('the verdict', () => {
  it.each([
    ['a plan, no spare cash, able to lose the fees, staying', {}, 'mayFit'],
    ['no plan at work', { plan: 'no', spare: 'yes' }, 'noPlan'],
    ['money to spare', { spare: 'yes', lose: 'no', leaving: 'yes' }, 'alone'],
    ['money to spare, not sure of the plan', { plan: 'unsure', spare: 'yes' }, 'askThenAlone'],
    ['unable to lose the fees', { lose: 'no', leaving: 'yes' }, 'tooRisky'],
    ['leaving, perhaps', { leaving: 'unsure' }, 'leaving'],
    ['not sure of the plan', { plan: 'unsure' }, 'askFirst'],
    ['an open question', { lose: null }, null],
  ] as const)('%s', (_, changes, verdict) => expect(verdictOn({ ...fits, ...changes })).toBe(verdict));

  it('never says that it fits to anybody who cannot lose the fees or can spare the money', () => {
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
