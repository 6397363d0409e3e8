import type { IncomingMessage, ServerResponse } from 'node:http';
import { findOwner } from '@sharemore/platform/contract';
import { LRUCache } from 'lru-cache';
import { causeOf } from '../http/because';
import type { Metrics } from '../observe/metrics';
import type { LiveSite } from './live-site';

/** Others would let a caller add labels. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT'];

/** What a 4xx means here; 404 is no refusal. */
const REFUSALS: Record<number, string> = {
  400: 'unreadable',
  401: 'no-token',
  403: 'not-allowed',
  405: 'method',
  409: 'release-refused',
  410: 'release-gone',
  413: 'too-large',
  414: 'too-large',
  415: 'unreadable',
  422: 'invalid',
  429: 'too-often',
};

/** Measures every answer by method, class of status and owner, and counts refusals by cause. */
export function measureRequests(
  { requestSeconds, refusals }: Metrics['site'],
  liveSite: Pick<LiveSite, 'serving'>,
): (request: IncomingMessage, response: ServerResponse) => void {
  const ownerOf = createOwnerOf(liveSite);
  return (request, response) => {
    const began = performance.now();
    const { url = '', method = '' } = request;
    response.once('close', () => {
      const { statusCode, writableFinished } = response;
      const owner = ownerOf(url.split('?', 1)[0] ?? '');
      const status = writableFinished ? `${Math.trunc(statusCode / 100)}xx` : 'aborted';
      const labels = { method: METHODS.includes(method) ? method : 'other', status, owner };
      requestSeconds.observe(labels, (performance.now() - began) / 1000);
      const cause = statusCode === 503 ? (causeOf(response) ?? 'other') : REFUSALS[statusCode];
      if (cause) refusals.inc({ owner, cause });
    });
  };
}

/** Who answers for a path: `files`, `api`, `operation`, or the area whose page it is; the shell's is the 404 page. */
function createOwnerOf(liveSite: Pick<LiveSite, 'serving'>): (path: string) => string {
  const known = new LRUCache<string, string>({ max: 1000 });
  let set = '';
  return (path) => {
    const { live } = liveSite.serving();
    if (set !== live.set.id) known.clear();
    set = live.set.id;
    const owner = known.get(path) ?? ownerIn(live.manifests, path);
    known.set(path, owner);
    return owner;
  };
}

function ownerIn(manifests: Parameters<typeof findOwner>[0], path: string): string {
  if (path.startsWith('/api/')) return 'api';
  if (/^\/(healthz|readyz|metrics)$/.test(path)) return 'operation';
  const owner = findOwner(manifests, path)?.area;
  return owner ?? (/^\/r\/|\.\w+$/.test(path) ? 'files' : 'shell');
}
