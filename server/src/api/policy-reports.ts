import { Router } from 'express';
import type { Logger } from 'pino';
import { z } from 'zod';
import { allowedMethods } from '../http/allowed-methods';
import { REPORTS } from '../http/security-headers';
import type { Metrics } from '../observe/metrics';
import { reportGuards } from './report-guards';

/** The name of a directive of the policy that was violated. */
const directive = z.string().regex(/^[a-z-]{1,40}$/);

/** A report of the Reporting API, or of `report-uri` in older browsers. */
const reports = z.union([
  z.array(z.object({ body: z.object({ effectiveDirective: directive }) })).max(20),
  z
    .object({ 'csp-report': z.object({ 'effective-directive': directive }) })
    .transform((old) => [{ body: { effectiveDirective: old['csp-report']['effective-directive'] } }]),
]);

interface PolicyReportsOptions {
  metrics: Metrics;
  logger: Logger;
  liveRelease: () => string;
}

/**
 * Counts violations of the pages' content security policy by release, to expose one that breaks its own policy, and logs
 * the directive. The rest of a report may be personal data and is not kept.
 */
export function policyReportsRouter({ metrics, logger, liveRelease }: PolicyReportsOptions): Router {
  const router = Router();
  router.post(REPORTS, ...reportGuards(), (request, response) => {
    const found = reports.safeParse(request.body);
    const release = request.query.release === liveRelease() ? liveRelease() : 'another';
    for (const { body } of found.data ?? []) {
      metrics.site.policyReports.inc({ release });
      logger.warn({ release, directive: body.effectiveDirective }, 'a page’s policy stopped something');
    }
    response.status(found.success ? 204 : 400).end();
  });
  router.all(REPORTS, allowedMethods('POST'));
  return router;
}
