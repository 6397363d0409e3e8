import { expect } from 'vitest';
import { it, postJson } from '../testing/app-test';
import type { TestApp } from '../testing/start-app';

const report = (site: TestApp, release: string, type: string, body: unknown) =>
  postJson(site, `/api/reports?release=${release}`, body, { 'Content-Type': type });
const figures = async (site: TestApp) => (await fetch(`${site.url}/metrics`)).text();
const modern = (effectiveDirective: string) => [
  { type: 'csp-violation', body: { effectiveDirective, sample: 'ada@example.org' } },
];

it('counts violations by release, in the new and the old report format', async ({ site }) => {
  const old = { 'csp-report': { 'effective-directive': 'script-src-elem', 'blocked-uri': 'inline' } };
  const current = modern('script-src-elem');
  expect((await report(site, 'live', 'application/reports+json', current)).status).toBe(204);
  expect((await report(site, 'live', 'application/csp-report', old)).status).toBe(204);
  expect((await report(site, 'made-up', 'application/csp-report', old)).status).toBe(204);
  const text = await figures(site);
  expect(text).toContain('site_policy_reports_total{release="live"} 2');
  expect(text).toContain('site_policy_reports_total{release="another"} 1');
});

it('ignores reports that name no directive', async ({ site }) => {
  expect(
    (await report(site, 'live', 'application/reports+json', modern('Ada, ada@example.org'))).status,
  ).toBe(400);
  expect((await report(site, 'live', 'application/csp-report', [])).status).toBe(204);
  expect((await report(site, 'live', 'text/plain', {})).status).toBe(400);
  expect(await figures(site)).not.toMatch(/site_policy_reports_total\{/);
});
