import { describe, expect, it } from 'vitest';
import { breakEven, fees, outcomeAt, saved } from './sums';

describe('an illustrated plan', () => {
  it('saves £3,600 and costs £360 in fees', () => {
    expect([saved, fees]).toEqual([3600, 360]);
  });

  it.each([
    // price at maturity against invitation, own savings, with ShareMore: as the article on costs has them
    [3.0 / 2.5, 1800, 540],
    [2.5 / 2.5, 900, 90],
    [1.8 / 2.5, 0, -360],
  ])('gives the article’s sums at %f of the first price', (price, ownSavings, withShareMore) => {
    const outcome = outcomeAt(price, 0.2);
    expect(outcome.ownSavings).toBeCloseTo(ownSavings);
    expect(outcome.withShareMore).toBeCloseTo(withShareMore);
  });

  it('breaks even 4% below the first price with the full discount and 8% above it with half', () => {
    expect(breakEven(0.2).withShareMore).toBeCloseTo(0.96);
    expect(breakEven(0.1).withShareMore).toBeCloseTo(1.08);
    expect(breakEven(0.2).ownSavings).toBeCloseTo(0.8);
  });

  it('gains nothing at its break-even', () => {
    expect(outcomeAt(breakEven(0.15).withShareMore, 0.15).withShareMore).toBeCloseTo(0);
  });
});
