import { describe, expect, it } from 'vitest';
import { decimalOf, integerOf, textOf } from './cells';

describe('numeric cells', () => {
  it.each([
    ['1234', 1234],
    ['1,234.50', 1235],
    [' £1 000 ', 1000],
    ['£3,315.79', 3316],
    ['-£40', -40],
    ['+5', 5],
    ['+£5', 5],
    ['5£', undefined],
    ['£-5', -5],
    ['0', 0],
    ['-0.4', 0],
    ['.5', 1],
    ['12.', 12],
    ['45.2%', 45],
    ['1\u00a0234', 1234],
    ['-', undefined],
    ['N/A', undefined],
    ['', undefined],
    ['   ', undefined],
    [undefined, undefined],
    ['about 300', undefined],
    ['1.2.3', undefined],
    ['1e3', undefined],
    ['0x10', undefined],
    ['Infinity', undefined],
    ['#REF!', undefined],
  ])('reads %j as %j', (cell, value) => {
    expect(integerOf(cell)).toBe(value);
  });

  it('keep their decimals when read as decimals', () => expect(decimalOf('-12.75%')).toBe(-12.75));
});

it('reads text as one line', () => {
  expect(textOf('  Hollin\n&  Thrale\t')).toBe('Hollin & Thrale');
  expect(textOf(undefined)).toBe('');
});
