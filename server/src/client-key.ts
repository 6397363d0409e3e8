import { ipKeyGenerator } from 'express-rate-limit';

/**
 * What limits count a client by: its address without the port that some proxies add, which changes with every
 * connection, and of IPv6 its network, for a visitor may take any address in that.
 */
export const clientKey = (address = ''): string => ipKeyGenerator(withoutPort(address));

/** `192.0.2.1:4711` and `[2001:db8::1]:4711` without their ports. */
function withoutPort(address: string): string {
  const [, v6, v4] = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address) ?? [];
  return v6 ?? v4 ?? address;
}
