import { expect, test } from 'vitest';
import { safeNextPath } from './next-path';

test.each(['/dashboard', '/dashboard?tab=details#phone', '/news?page=2', '/'])('keeps "%s"', (path) => {
  expect(safeNextPath(path)).toBe(path);
});

test.each([null, '//evil.example', '/login', '/login/', '/login?next=/login'])(
  'opens the dashboard instead of %j',
  (next) => {
    expect(safeNextPath(next)).toBe('/dashboard');
  },
);
