import { expect, it } from 'vitest';
import { clientKey } from './client-key';

it.each([
  ['192.0.2.1', '192.0.2.1:4711', '192.0.2.1:4712', '::ffff:192.0.2.1'],
  ['2001:db8:0:1::1', '[2001:db8:0:1::1]:4711', '2001:db8:0:1:abcd::9'],
])('is the same for all that one client can come by: %s', (...addresses) => {
  expect(new Set(addresses.map(clientKey)).size).toBe(1);
});

it('is another one for another client', () => {
  const addresses = ['192.0.2.1', '192.0.2.2', '2001:db8:0:1::1', '2001:db8:1:1::1', 'unknown'];
  expect(new Set(addresses.map(clientKey)).size).toBe(addresses.length);
});
