import { expect, it } from 'vitest';
import { faultOf } from './faults';

const page = (html: string, status = 200) => ({
  kind: 'page' as const,
  status,
  html: Buffer.from(html),
  csp: { scripts: [], styles: [] },
});
const heading = '<main>\n<h1 class="Title">A page</h1></main>';

it.each([
  ['a whole page', page(heading), undefined],
  ['a page of 10 MB', page(heading.padEnd(10_000_000)), undefined],
  ['a page of too much HTML', page(heading.padEnd(10_000_001)), 'renders 10000001 characters of HTML'],
  ['a page without a heading in it', page('<h1>A page</h1><main></main>'), 'renders no heading'],
  ['a page of many beginnings', page('<main >'.repeat(1_000_000)), 'renders no heading'],
  ['a page with another status', page(heading, 404), 'answers 404'],
  ['a redirect', { kind: 'redirect' as const, status: 302, location: '/' }, undefined],
  ['an error', { kind: 'failed' as const, error: 'boom\n at module' }, 'fails: boom'],
])('judges %s', (_, answer, fault) => {
  expect(faultOf(answer, (status) => status < 400)).toBe(fault);
});
