import type { IncomingMessage, ServerResponse } from 'node:http';
import { findOwner } from '@sharemore/platform/contract';
import { causeOf } from '../http/because';
import type { Metrics } from '../observe/metrics';
import type { RenderPool } from '../render/render-pool';
import type { LiveSite } from './live-site';

/** Others would let a caller add labels. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT'];

/** Measures every answer by method, class of status and owner, and counts refusals. */
export function measureRequests(
  { requestSeconds, refusals }: Metrics['site'],
  liveSite: Pick<LiveSite, 'serving'>,
): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    const began = performance.now();
    const { url = '', method = '' } = request;
    response.once('close', () => {
      const { statusCode, writableFinished } = response;
      const owner = ownerIn(liveSite.serving().live, url.split('?', 1)[0] ?? '');
      const status = writableFinished ? `${Math.trunc(statusCode / 100)}xx` : 'aborted';
      const labels = { method: METHODS.includes(method) ? method : 'other', status, owner };
      requestSeconds.observe(labels, (performance.now() - began) / 1000);
      const isRefusal = statusCode === 503 || (statusCode >= 400 && statusCode < 500 && statusCode !== 404);
      if (isRefusal) refusals.inc({ owner, cause: causeOf(response) ?? String(statusCode) });
    });
  };
}

/** Who answers for a path: `files`, `api`, `operation`, or the area whose page it is; the shell's is the 404 page. */
function ownerIn({ manifests }: RenderPool, path: string): string {
  if (path.startsWith('/api/')) return 'api';
  if (/^\/(healthz|readyz|metrics)$/.test(path)) return 'operation';
  const owner = findOwner(manifests, path)?.area;
  return owner ?? (/^\/r\/|\.\w+$/.test(path) ? 'files' : 'shell');
}
