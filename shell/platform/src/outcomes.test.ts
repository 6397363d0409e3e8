import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakEvenPrice, costOf, example, outcomesOf, terms } from './outcomes';

const pence = (from: number, to: number) =>
  fc.integer({ min: from * 100, max: to * 100 }).map((value) => value / 100);
const plan = fc.record({
  monthly: fc.integer({ min: terms.smallestPayment, max: terms.largestPayment }),
  optionPrice: pence(0.1, 50),
});
const price = pence(0, 150);
const rate = fc.integer({ min: 0, max: 1500 }).map((value) => value / 10_000);

/** Tolerance for floating-point errors. */
const EPSILON = 1e-6;

describe('any plan at any price', () => {
  it('never pays out more than its assets', () => {
    fc.assert(
      fc.property(plan, price, (saver, sharePrice) => {
        const { saved } = costOf(saver);
        const { sharesValue, profit, shareMore, sharesave } = outcomesOf(saver, { sharePrice });
        const pot = Math.max(sharesValue, saved + terms.bonusPayments * saver.monthly);
        expect(sharesave.paidOut).toBeLessThanOrEqual(pot);
        expect(shareMore.paidOut + profit * (1 - terms.employeeShare) + saved).toBeLessThanOrEqual(
          pot + EPSILON,
        );
      }),
    );
  });

  it('always counts the fees, and never loses more', () => {
    fc.assert(
      fc.property(plan, price, (saver, sharePrice) => {
        const { fees } = costOf(saver);
        const { shareMore } = outcomesOf(saver, { sharePrice });
        expect(fees).toBeGreaterThan(0);
        expect(shareMore.paidIn).toBe(fees);
        expect(shareMore.gain).toBe(shareMore.paidOut - fees);
        expect(shareMore.gain).toBeGreaterThanOrEqual(-fees);
      }),
    );
  });

  it('gains no less at a higher price', () => {
    fc.assert(
      fc.property(plan, price, price, (saver, one, other) => {
        const low = outcomesOf(saver, { sharePrice: Math.min(one, other) });
        const high = outcomesOf(saver, { sharePrice: Math.max(one, other) });
        expect(high.shareMore.gain).toBeGreaterThanOrEqual(low.shareMore.gain);
        expect(high.sharesave.gain).toBeGreaterThanOrEqual(low.sharesave.gain);
      }),
    );
  });

  it('gains more with own savings than with ShareMore', () => {
    fc.assert(
      fc.property(plan, price, (saver, sharePrice) => {
        const { shareMore, sharesave } = outcomesOf(saver, { sharePrice });
        expect(sharesave.gain).toBeGreaterThan(shareMore.gain);
      }),
    );
  });

  it('loses below the break-even price, and gains above it', () => {
    fc.assert(
      fc.property(plan, (saver) => {
        const even = breakEvenPrice(saver);
        expect(outcomesOf(saver, { sharePrice: even }).shareMore.gain).toBeCloseTo(0);
        expect(outcomesOf(saver, { sharePrice: even * 0.99 }).shareMore.gain).toBeLessThan(0);
        expect(outcomesOf(saver, { sharePrice: even * 1.01 }).shareMore.gain).toBeGreaterThan(0);
      }),
    );
  });

  it('earns more in an account at a higher rate, and nothing at zero', () => {
    fc.assert(
      fc.property(plan, rate, rate, (saver, one, other) => {
        const gain = (savingsRate: number) =>
          outcomesOf(saver, { sharePrice: 0, savingsRate }).savingsAccount.gain;
        expect(gain(0)).toBe(0);
        expect(gain(Math.max(one, other))).toBeGreaterThanOrEqual(gain(Math.min(one, other)) - EPSILON);
      }),
    );
  });
});

describe('the worked example', () => {
  const at = (sharePrice: number) => outcomesOf(example, { sharePrice });

  it('covers 36 payments of £100 for £360 of fees, at the largest discount', () => {
    expect(example).toMatchObject({ saved: 3600, fees: 360, optionPrice: 2 });
    expect(breakEvenPrice(example)).toBeCloseTo(2.4);
  });

  it.each([
    // share price, profit, gain with ShareMore, with Sharesave alone
    [4, 3600, 1440, 3600],
    [2.5, 900, 90, 900],
    // The savings and their bonus are worth more than the shares.
    [2.03, 54, -333, 110],
    [1.8, 0, -360, 110],
    [0, 0, -360, 110],
  ])('ends at £%d with a profit of £%d: £%d with ShareMore, £%d alone', (price, profit, more, alone) => {
    const outcome = at(price);
    expect(outcome.profit).toBeCloseTo(profit);
    expect(outcome.shareMore.gain).toBeCloseTo(more);
    expect(outcome.sharesave.gain).toBeCloseTo(alone);
  });

  it('counts only the payments made when a plan ends early', () => {
    const early = outcomesOf({ ...example, payments: 15 }, { sharePrice: 1 });
    expect(early.shareMore).toEqual({ paidIn: 150, paidOut: 0, gain: -150 });
  });

  it('adds interest monthly: 36 payments at 3% make about £3,770', () => {
    expect(at(0).savingsAccount.paidOut).toBe(3600);
    expect(outcomesOf(example, { sharePrice: 0, savingsRate: 0.03 }).savingsAccount.paidOut).toBeCloseTo(
      3769.5,
      0,
    );
  });
});
