import { expect, it } from 'vitest';
import { inPence, inPounds } from './money';

it.each([
  [1800, '£1,800'],
  [1125.5, '£1,126'],
  [-360, '−£360'],
  [-0.4, '£0'],
  [0, '£0'],
  [2e15, '£2,000,000,000,000,000'],
])('%d is written %s', (amount, text) => expect(inPounds(amount)).toBe(text));

it('writes share prices with their pence', () => expect(inPence(2)).toBe('£2.00'));
