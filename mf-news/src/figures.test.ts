import { expect, it } from 'vitest';
import { figures } from './figures';

const SCALE: Record<string, number> = { '%': 0.01, B: 1e9, million: 1e6, '': 1 };

it.each(Object.entries(figures).filter(([, { text }]) => /\d/.test(text)))(
  '%s has the same value as number and as text',
  (_, { text, value }) => {
    const [, digits = '', unit = ''] = /([\d.,]+)\s*(%|B|million)?/.exec(text) ?? [];
    expect(Number(digits.replaceAll(',', '')) * (SCALE[unit] ?? 1)).toBeCloseTo(value, 6);
  },
);
