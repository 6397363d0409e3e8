import express, { Router } from 'express';
import { z } from 'zod';
import { clientKey, limitPerMinute } from '../http/limit-per-minute';
import type { Site } from '../site/open-site';

const beacon = z.object({
  set: z.string(),
  area: z.string(),
  kind: z.enum(['browser', 'hydration']),
  stack: z.string().max(4_100).default(''),
});

type Options = Pick<Site, 'liveSite' | 'setOf' | 'visitorFailed'>;

/**
 * `POST /api/beacon`: counts the errors and failed hydrations that pages report, by release set and area, and remembers what
 * they say. During a rollout the client keys of failures are kept too, so that each visitor counts once. Reports from a preview
 * do not count.
 */
export function beaconRouter({ liveSite, setOf, visitorFailed }: Options): Router {
  const body = express.json({ limit: '32kb', inflate: false });
  return Router().post('/api/beacon', limitPerMinute(30), body, (request, response) => {
    // Staff look at a preview, whose set may never be live.
    if (setOf(request).preview) {
      response.status(204).end();
      return;
    }
    const sent = beacon.safeParse(request.body).data;
    const set = sent && liveSite.find(sent.set);
    // Only known names become labels, so that a caller cannot add metrics.
    if (!sent || !set || !Object.hasOwn(set.builds, sent.area)) {
      response.status(422).json({ error: 'This is not a report from a page of this site' });
      return;
    }
    visitorFailed({ ...sent, set }, clientKey(request.ip));
    response.status(204).end();
  });
}
