import { expect } from 'vitest';
import { readConfig } from '../config';
import { createMetrics } from '../observe/metrics';
import { releaseSet } from '../releases/release-set';
import { it, postForm, postJson, serve } from '../testing/app-test';
import { contact } from '../testing/leads';
import { liveSiteOn, poolOf } from '../testing/live-site';
import { manifestOf } from '../testing/manifest';
import { logger } from '../testing/silent-logger';
import { createPages } from './pages';
import { measureRequests } from './request-metrics';

it('measures answers by method, class of status and owner of the address', async () => {
  const metrics = createMetrics();
  const live = poolOf(releaseSet({ news: 'x1' }));
  live.manifests.news = manifestOf('news', 'x1', { pages: { '/news/:slug': { modules: [], styles: [] } } });
  const measure = measureRequests(metrics.site, liveSiteOn(live));
  const url = await serve((request, response) => {
    measure(request, response);
    response.writeHead(request.url === '/gone' ? 404 : 200).end();
  });
  for (const path of ['/news/a?utm=1', '/news/b', '/r/news/x1/a.js', '/favicon.svg', '/gone', '/healthz'])
    await fetch(url + path);
  await fetch(`${url}/api/none`, { method: 'DELETE' });
  const count = async () => {
    const { values } = await metrics.site.requestSeconds.get();
    const counts = values.filter(({ metricName }) => metricName === 'site_request_seconds_count');
    return counts.map(({ labels, value }) => `${labels.method} ${labels.status} ${labels.owner} ${value}`);
  };
  await expect
    .poll(count)
    .toEqual([
      'GET 2xx news 2',
      'GET 2xx files 2',
      'GET 4xx shell 1',
      'GET 2xx operation 1',
      'other 2xx api 1',
    ]);
});

it('counts refusals by status, and answers 503 by cause', async ({ start }) => {
  const config = readConfig({});
  const sheet = () => ({ version: 'v1', json: Buffer.from('{}') });
  const pages = createPages({ config, logger, sheet, queue: { concurrency: 1, mostWaiting: 0 } });
  const unread = { current: () => null };
  const site = await start({ FORM_RATE_LIMIT: '3' }, { pages, sheet: unread });
  await fetch(`${site.url}/about`);
  await fetch(`${site.url}/api/google-sheets`);
  await fetch(`${site.url}/${'x'.repeat(3000)}`);
  await postForm(site, '/api/contact', contact('Hello'), { 'Sec-Fetch-Site': 'cross-site' });
  await postJson(site, '/api/contact', {});
  await site.leads.store.close();
  await postJson(site, '/api/contact', contact('Hello'));
  await fetch(`${site.url}/readyz`);
  await postJson(site, '/api/contact', contact('Hello'));
  await postJson(site, '/api/contact', contact('Hello'));
  const counted = async () => {
    const { values } = await site.metrics.site.refusals.get();
    return values.map(({ labels, value }) => `${labels.owner} ${labels.cause} ${value}`);
  };
  await expect
    .poll(counted)
    .toEqual([
      'shell overload 1',
      'api sheet 1',
      'shell 414 1',
      'api 403 1',
      'api 422 1',
      'api lead-store 2',
      'operation not-ready 1',
      'api 429 1',
    ]);
});
