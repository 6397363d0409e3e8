import { type Options, rateLimit } from 'express-rate-limit';
import { clientKey } from './client-key';

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
