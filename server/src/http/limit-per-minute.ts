import { ipKeyGenerator, type Options, rateLimit } from 'express-rate-limit';

/**
 * The key under which rate limits count a client: its IPv4 address without the port that some proxies add, which
 * changes with each connection, or its IPv6 network, in which a visitor may use any address.
 */
export function clientKey(address = ''): string {
  // As in `[2001:db8::1]:4711` and `192.0.2.1:4711`.
  const [, v6, v4] = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address) ?? [];
  return ipKeyGenerator(v6 ?? v4 ?? address);
}

/** Answers 429 to a client's requests above `limit` a minute; by default without rate-limit headers. */
export function limitPerMinute(limit: Options['limit'], more: Partial<Options> = {}) {
  return rateLimit({
    windowMs: 60_000,
    limit,
    standardHeaders: false,
    legacyHeaders: false,
    keyGenerator: ({ ip }) => clientKey(ip),
    ...more,
  });
}
