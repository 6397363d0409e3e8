import { ipKeyGenerator } from 'express-rate-limit';

/**
 * The key under which rate limits count a client: its IPv4 address without the port that some proxies add, which
 * changes with each connection, or its IPv6 network, in which a visitor may use any address.
 */
export const clientKey = (address = ''): string => ipKeyGenerator(withoutPort(address));

/** `192.0.2.1:4711` and `[2001:db8::1]:4711` without their ports. */
function withoutPort(address: string): string {
  const [, v6, v4] = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address) ?? [];
  return v6 ?? v4 ?? address;
}
