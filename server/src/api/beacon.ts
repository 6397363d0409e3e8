import { Router } from 'express';
import { z } from 'zod';
import { allowedMethods } from '../http/allowed-methods';
import { clientKey } from '../http/client-key';
import type { Metrics } from '../observe/metrics';
import type { LiveSite } from '../site/live-site';
import type { RolloutWatch } from '../site/rollout-watch';
import type { VisitorSets } from '../site/visitor-set';
import { reportGuards } from './report-guards';

/** More sets than are known at one time: only releases, no caller, reach this number. */
const MOST_SETS = 40;

const report = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['browser', 'hydration']) }),
  z.object({
    kind: z.literal('vital'),
    name: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
    /** Milliseconds; for CLS the score. */
    value: z.number().min(0).max(120_000),
  }),
]);

const beacon = z.object({ set: z.string(), area: z.string(), reports: z.array(report).max(20) });

export interface BeaconOptions {
  liveSite: Pick<LiveSite, 'find'>;
  setOf: VisitorSets;
  metrics: Pick<Metrics, 'releases'>;
  watch: RolloutWatch;
}

/**
 * `POST /api/beacon`: counts the errors, failed hydrations and web vitals that pages report, by release set and area.
 * Reports contain no personal data. During a rollout the client keys of failures are kept too, so that each visitor
 * counts once. Reports from a preview do not count. After many releases the metrics begin anew, as at a restart.
 */
export function beaconRouter({ liveSite, setOf, metrics, watch }: BeaconOptions): Router {
  const router = Router();
  const sets = new Set<string>();
  router.post('/api/beacon', ...reportGuards(), (request, response) => {
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
    if (sets.add(set.id).size > MOST_SETS) {
      const { failures, vitalSeconds, layoutShift } = metrics.releases;
      for (const each of [failures, vitalSeconds, layoutShift]) each.reset();
      sets.clear();
    }
    const labels = { set: set.id, area: sent.area };
    for (const each of sent.reports) {
      if (each.kind !== 'vital') {
        metrics.releases.failures.inc({ ...labels, kind: each.kind });
        watch.failed(set.id, each.kind, clientKey(request.ip));
      } else if (each.name === 'CLS') metrics.releases.layoutShift.observe(labels, each.value);
      else metrics.releases.vitalSeconds.observe({ ...labels, name: each.name }, each.value / 1000);
    }
    response.status(204).end();
  });
  router.all('/api/beacon', allowedMethods('POST'));
  return router;
}
