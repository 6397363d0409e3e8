import { expect, test } from 'vitest';
import { loginPathFor, safeNextPath } from './next-path';

test('brings the visitor back to the page and the tab that was asked for', () => {
  const login = new URL(loginPathFor('/dashboard?tab=payments'), 'https://sharemore.example');
  expect(login.pathname).toBe('/login');
  expect(safeNextPath(login.searchParams.get('next'))).toBe('/dashboard?tab=payments');
});

test.each(['/dashboard', '/dashboard?tab=details#phone', '/news?page=2', '/'])('keeps "%s"', (path) => {
  expect(safeNextPath(path)).toBe(path);
});

test.each([
  null,
  '',
  'dashboard',
  'https://evil.example/dashboard',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  '/..//evil.example',
  '/./\\evil.example',
  'javascript:alert(1)',
  ' /dashboard',
  '/login',
  '/login/',
  '/login?next=/login',
])('opens the dashboard instead of %j', (next) => {
  expect(safeNextPath(next)).toBe('/dashboard');
});
