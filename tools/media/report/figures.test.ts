import { expect, it } from 'vitest';
import { reckoned } from './figures';

const SCALE: Record<string, number> = { '%': 0.01, B: 1e9, '': 1 };

it.each(Object.entries(reckoned))('%s has the same value as number and as text', (_, { text, value }) => {
  const [, digits = '', unit = ''] = /([\d.,]+)(%|B)?/.exec(text) ?? [];
  expect(Number(digits.replaceAll(',', '')) * (SCALE[unit] ?? 1)).toBeCloseTo(value, 6);
});
