import { afterEach, beforeEach, expect, it } from 'vitest';
import { startApp, type TestApp } from '../testing/start-app';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(() => app.stop());

const report = (release: string, type: string, body: unknown) =>
  fetch(`${app.url}/api/reports?release=${release}`, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body: JSON.stringify(body),
  });
const figures = async () => (await fetch(`${app.url}/metrics`)).text();
const modern = (effectiveDirective: string) => [
  { type: 'csp-violation', body: { effectiveDirective, sample: 'ada@example.org' } },
];

it('counts what a policy stopped by release and directive, as new browsers report it and as old ones do', async () => {
  const old = { 'csp-report': { 'effective-directive': 'script-src-elem', 'blocked-uri': 'inline' } };
  expect((await report('live', 'application/reports+json', modern('script-src-elem'))).status).toBe(204);
  expect((await report('live', 'application/csp-report', old)).status).toBe(204);
  expect((await report('made-up', 'application/csp-report', old)).status).toBe(204);
  const text = await figures();
  expect(text).toContain('site_policy_reports_total{release="live",directive="script-src-elem"} 2');
  expect(text).toContain('site_policy_reports_total{release="another",directive="script-src-elem"} 1');
});

it('counts nothing that no policy of ours can report', async () => {
  expect((await report('live', 'application/reports+json', modern('made-up'))).status).toBe(400);
  expect((await report('live', 'application/csp-report', [])).status).toBe(204);
  expect((await report('live', 'text/plain', {})).status).toBe(400);
  expect(await figures()).not.toMatch(/site_policy_reports_total\{/);
});
