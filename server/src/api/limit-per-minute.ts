import { type Options, rateLimit } from 'express-rate-limit';
import { clientKey } from '../client-key';

/** Refuses what a client asks for more than `limit` times a minute, with 429; its answers carry no figures of it. */
export function limitPerMinute(limit: number, more: Partial<Options> = {}) {
  return rateLimit({
    windowMs: 60_000,
    limit,
    standardHeaders: false,
    legacyHeaders: false,
    keyGenerator: ({ ip }) => clientKey(ip),
    ...more,
  });
}
