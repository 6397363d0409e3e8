import { ipKeyGenerator } from 'express-rate-limit';

/**
 * The key under which rate limits count a client: its IPv4 address without the port that some proxies add, which
 * changes with each connection, or its IPv6 network, in which a visitor may use any address.
 */
export function clientKey(address = ''): string {
  // As in `[2001:db8::1]:4711` and `192.0.2.1:4711`.
  const [, v6, v4] = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address) ?? [];
  return ipKeyGenerator(v6 ?? v4 ?? address);
}
