import { Router } from 'express';
import type { Logger } from 'pino';
import { z } from 'zod';
import { allowedMethods } from '../http/allowed-methods';
import { REPORTS } from '../http/security-headers';
import type { Metrics } from '../observe/metrics';
import { reportGuards } from './report-guards';

/** The directives of a page's policy; with free text a client could add metrics without limit. */
const directive = z.enum([
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'media-src',
  'connect-src',
  'frame-src',
  'manifest-src',
  'form-action',
  'base-uri',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
]);

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
 * Counts violations of the pages' content security policy by directive and release, to expose a release that breaks
 * its own policy. The rest of a report may be personal data and is not kept.
 */
export function policyReportsRouter({ metrics, logger, liveRelease }: PolicyReportsOptions): Router {
  const router = Router();
  router.post(REPORTS, ...reportGuards(), (request, response) => {
    const found = reports.safeParse(request.body);
    const release = request.query.release === liveRelease() ? liveRelease() : 'another';
    for (const { body } of found.data ?? []) {
      metrics.site.policyReports.inc({ release, directive: body.effectiveDirective });
      logger.warn({ release, directive: body.effectiveDirective }, 'a page’s policy stopped something');
    }
    response.status(found.success ? 204 : 400).end();
  });
  router.all(REPORTS, allowedMethods('POST'));
  return router;
}
