import { describe, expect, it } from 'vitest';
import { breakEvenPrice, example, inPence, inPounds, outcomeAt } from './illustration';

describe('the worked example', () => {
  it('covers 36 payments of £100 for 36 fees of £10', () => {
    expect(example).toMatchObject({ covered: 3600, fees: 360, shares: 1800 });
  });

  it('has an option price at the largest discount, 20% under the price at invitation', () => {
    expect(example.optionPrice).toBeCloseTo(example.priceAtInvitation * 0.8);
  });

  it('halves the profit and then takes the fees off when the shares end at twice the option price', () => {
    expect(outcomeAt(4)).toMatchObject({ sharesValue: 7200, profit: 3600, yourHalf: 1800, afterFees: 1440 });
  });

  it('ends a little ahead when the share price has not moved', () => {
    expect(outcomeAt(2.5)).toMatchObject({ sharesValue: 4500, profit: 900, yourHalf: 450, afterFees: 90 });
  });

  it.each([1.8, 0])('costs the fees and nothing more when the shares end at £%s', (price) => {
    expect(outcomeAt(price)).toMatchObject({ profit: 0, yourHalf: 0, afterFees: -360 });
  });

  it('breaks even where half of the profit equals the fees', () => {
    expect(breakEvenPrice).toBeCloseTo(2.4);
    expect(outcomeAt(breakEvenPrice).afterFees).toBeCloseTo(0);
  });

  it.each([
    [1800, '£1,800'],
    [-360, '−£360'],
    [0, '£0'],
  ])('writes %s as %s', (amount, text) => expect(inPounds(amount)).toBe(text));

  it('writes share prices with their pence', () => expect(inPence(2)).toBe('£2.00'));
});
