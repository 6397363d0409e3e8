import { expect, it } from 'vitest';
import { localAddress } from './local-address';

it.each([
  '',
  'dashboard',
  ' /dashboard',
  'https://evil.example/dashboard',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  '//[',
  '/..//evil.example',
  '/./\\evil.example',
  'javascript:alert(1)',
])('%j is no address of this site', (value) => {
  expect(localAddress(value)).toBeNull();
});
