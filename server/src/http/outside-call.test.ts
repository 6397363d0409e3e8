import { expect, it } from 'vitest';
import { readRetryAfter } from './outside-call';

const now = Date.UTC(2026, 10, 1);

it.each([
  ['120', 120_000],
  ['0', 0],
  ['Sun, 01 Nov 2026 00:01:00 GMT', 60_000],
  ['Sun, 01 Nov 2020 00:00:00 GMT', undefined],
  ['-5', undefined],
  ['soon', undefined],
  [null, undefined],
  ['99999999', 86_400_000],
])('reads Retry-After %s as %s ms', (value, expected) => {
  expect(readRetryAfter(value, now)).toBe(expected);
});
