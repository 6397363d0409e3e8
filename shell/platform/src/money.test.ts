import { expect, it } from 'vitest';
import { grouped, inPounds, toThePenny, withPence } from './money';

it.each([
  [999, 0, '999'],
  [1000, 0, '1,000'],
  [1234567, 0, '1,234,567'],
  [2105.263, 2, '2,105.26'],
  [1000, 2, '1,000.00'],
])('%d to %d places is written %s', (number, decimals, text) => expect(grouped(number, decimals)).toBe(text));

it.each([
  [1800, '£1,800'],
  [1125.5, '£1,126'],
  [-360, '−£360'],
  [-0.4, '£0'],
  [0, '£0'],
  [2e15, '£2,000,000,000,000,000'],
])('%d is written %s in pounds', (amount, text) => expect(inPounds(amount)).toBe(text));

it.each([
  [100, '£100'],
  [2.47, '£2.47'],
  [2.5, '£2.50'],
  [-3315.789, '−£3,315.79'],
  [99.999, '£100'],
  [-0.001, '£0'],
])('%d is written %s in pounds and pence', (amount, text) => expect(toThePenny(amount)).toBe(text));

it('writes share prices with pence', () => expect(withPence(2)).toBe('£2.00'));
