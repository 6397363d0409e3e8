import { describe, expect, it } from 'vitest';
import { barsOf } from './bars';

const paidIn = 360;
const chart = (savingsAccount: number, withShareSave: number, withShareMore: number) => {
  const { bars, line } = barsOf({ savingsAccount, withShareSave, withShareMore }, paidIn);
  return { line, ...Object.fromEntries(bars.map(({ key, width }) => [key, width])) };
};

describe('bars', () => {
  it('scale to the largest value, and so does the line for the amount paid in', () => {
    expect(chart(450, 900, 1800)).toEqual({
      savingsAccount: 25,
      withShareSave: 50,
      withShareMore: 100,
      line: 20,
    });
  });

  it('have exact widths for zero, equal, negative and huge values', () => {
    expect(chart(0, 0, 0)).toMatchObject({ withShareMore: 0, line: 100 });
    expect(chart(450, 450, 450)).toMatchObject({ savingsAccount: 100, withShareMore: 100, line: 80 });
    expect(chart(-5, 0, 90)).toMatchObject({ savingsAccount: 0, withShareSave: 0, withShareMore: 25 });
    expect(chart(1, 1e15, 2e15)).toMatchObject({ savingsAccount: 0, withShareSave: 50, line: 0 });
  });

  it.each([
    [150, false],
    [151, true],
    [149, false],
    [0, false],
    [1000, true],
  ])('place the label of %d of 1,000 inside: %s', (amount, inside) => {
    const { bars } = barsOf({ savingsAccount: amount, withShareSave: 0, withShareMore: 1000 }, paidIn);
    expect(bars[2]?.labelEnd !== undefined).toBe(inside);
  });

  it.each([
    ['the line, if it has no room after it', 377, 2374, 15.16],
    ['its own end, if it has room there', 835, 2374, 35.17],
    ['its own end, if it is short of the line', 300, 927, 32.36],
    ['its own end, if it has less room before the line', 780, 3600, 21.67],
  ])('end the label at %s', (_place, amount, largest, end) => {
    const { bars } = barsOf({ savingsAccount: amount, withShareSave: 0, withShareMore: largest }, paidIn);
    expect(bars[2]?.labelEnd).toBe(end);
  });

  it('have the gain over the amount paid in, also when it is negative', () => {
    const { bars } = barsOf({ savingsAccount: 383, withShareSave: 360, withShareMore: 0 }, paidIn);
    expect(bars.map(({ gain }) => gain)).toEqual([-360, 0, 23]);
  });
});
