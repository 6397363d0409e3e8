import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../config';
import { type HeaderConfig, pageHeaders, securityHeaders } from './security-headers';

const csp = { scripts: ["'sha256-c2NyaXB0'"], styles: ["'sha256-c3R5bGU='"] };
const https = readConfig({
  SITE_URL: 'https://sharemore.example',
  NEWSLETTER_FORM_URL: 'https://news.example/subscribe?u=1',
});
const policyOf = (options = https) => pageHeaders(csp, options)['content-security-policy'] ?? '';

describe('a page’s policy', () => {
  it('passes Google’s CSP evaluator without findings', () => {
    const findings = new CspEvaluator(new CspParser(policyOf()).csp).evaluate();
    expect(findings.filter(({ severity }) => severity !== Severity.NONE)).toEqual([]);
  });

  it('limits each kind of content to the site, and forbids the rest', () => {
    for (const directive of [
      "default-src 'none'",
      "img-src 'self' data:",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-src 'self'",
      "frame-ancestors 'self'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]) {
      expect(policyOf().split('; ')).toContain(directive);
    }
  });
});

it('sends HSTS for this host over HTTPS only, and for the whole domain only if configured', () => {
  const transport = (config: HeaderConfig) => securityHeaders(config)['strict-transport-security'];
  expect(transport(https)).toBe('max-age=63072000');
  expect(transport({ ...https, hstsPreload: true })).toBe('max-age=63072000; includeSubDomains; preload');
  expect(transport(readConfig({ HSTS_PRELOAD: 'true' }))).toBeUndefined();
});
