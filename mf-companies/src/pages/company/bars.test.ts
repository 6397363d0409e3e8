import { describe, expect, it } from 'vitest';
import { barsOf } from './bars';

const widths = (savingsAccount: number, withShareSave: number, withShareMore: number) =>
  Object.fromEntries(
    barsOf({ savingsAccount, withShareSave, withShareMore }).map(({ key, width }) => [key, width]),
  );

describe('bars', () => {
  it('scale to the largest value', () => {
    expect(widths(250, 500, 1000)).toEqual({ savingsAccount: 25, withShareSave: 50, withShareMore: 100 });
    expect(widths(1, 1, 3)).toEqual({ savingsAccount: 33.33, withShareSave: 33.33, withShareMore: 100 });
  });

  it('are exact at nothing, at equal, at negative and at huge values', () => {
    expect(widths(0, 0, 0)).toEqual({ savingsAccount: 0, withShareSave: 0, withShareMore: 0 });
    expect(widths(450, 450, 450)).toEqual({ savingsAccount: 100, withShareSave: 100, withShareMore: 100 });
    expect(widths(-5, -3, -1)).toEqual({ savingsAccount: 0, withShareSave: 0, withShareMore: 0 });
    expect(widths(-5, 0, 10)).toEqual({ savingsAccount: 0, withShareSave: 0, withShareMore: 100 });
    expect(widths(1, 1e15, 2e15)).toEqual({ savingsAccount: 0, withShareSave: 50, withShareMore: 100 });
  });

  it.each([
    [150, false],
    [151, true],
    [149, false],
    [0, false],
    [1000, true],
  ])('of 1,000 hold the label of %d inside: %s', (amount, inside) => {
    const bar = barsOf({ savingsAccount: amount, withShareSave: 0, withShareMore: 1000 })[2];
    expect(bar?.isLabelInside).toBe(inside);
  });
});
