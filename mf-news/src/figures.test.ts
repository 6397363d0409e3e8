import { expect, it } from 'vitest';
import { figures } from './figures';

it.each(Object.entries(figures))('the figure %s has been reviewed in time', (_, { reviewBy, source }) => {
  expect(source).not.toBe('');
  expect(
    Date.parse(reviewBy),
    'check the figure against its source, then move its review date',
  ).toBeGreaterThan(Date.now());
});
