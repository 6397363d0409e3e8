import { Router } from 'express';
import proxyAddr from 'proxy-addr';
import type { Config } from '../config';
import { constantTimeEqual } from '../http/constant-time';
import type { Metrics } from '../observe/metrics';
import { isLoopback } from '../settings/setting-types';

const isLoopbackIp = proxyAddr.compile('loopback');

const PROXY_HEADER = /^(forwarded|via|x-forwarded-(for|host|proto)|x-real-ip)$/;

/**
 * `GET /metrics`: requires `METRICS_TOKEN` as a bearer token when it is set. Otherwise serves loopback callers that ask
 * for a loopback host, and nobody when the site is public, or when a proxy is trusted or has sent the request: behind a
 * proxy every caller has a loopback address, and behind nginx's plain `proxy_pass`, in HTTP/1.0, that host too.
 */
export function metricsRouter({ metrics, config }: { metrics: Metrics; config: Config }): Router {
  return Router().get('/metrics', async (request, response) => {
    const isProxied =
      config.trustProxy !== false ||
      !isLoopback(new URL(config.siteUrl).hostname) ||
      !isLoopback(request.hostname) ||
      request.httpVersion === '1.0' ||
      Object.keys(request.headers).some((name) => PROXY_HEADER.test(name));
    const { token } = config.metrics;
    const mayRead = token
      ? constantTimeEqual(request.headers.authorization ?? '', `Bearer ${token}`)
      : !isProxied && isLoopbackIp(request.socket.remoteAddress ?? '', 0);
    if (!mayRead) {
      response.status(403).json({ error: 'Metrics are for the operator: see METRICS_TOKEN' });
      return;
    }
    response.type(metrics.registry.contentType).send(await metrics.scrape());
  });
}
