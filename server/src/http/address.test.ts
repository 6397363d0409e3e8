import { expect, it } from 'vitest';
import { manifestOf } from '../testing/manifest';
import { declaredQueries, meantAddress, normalPath, normalQuery } from './address';

it.each([
  ['/', '/'],
  ['//', '/'],
  ['/faq/', '/faq'],
  ['/FAQ', '/faq'],
  ['/%66aq', '/faq'],
  ['/./news/../faq', '/faq'],
  ['/%2e%2E/faq', '/faq'],
  ['/../../faq', '/faq'],
  ['/company//marlowick', '/company/marlowick'],
  ['/caf%c3%a9', '/caf%C3%A9'],
  ['/a%2Fb', '/a%2Fb'],
  ['/news/feed.xml', '/news/feed.xml'],
  ['/%E0%A4%A', '/%25e0%25a4%25a'],
  ['/%ff', '/%25ff'],
  ['/company/%00', '/company'],
  ['/.%00./f%0Aaq', '/faq'],
])('normalises the path %s to %s', (path, normal) => {
  expect(normalPath(path)).toBe(normal);
  expect(normalPath(normal)).toBe(normal);
});

it.each([
  ...['.', ',', ')', '%22', '%20', '%C2%A0', '%E2%80%8B', '%E2%80%9D).', '%3E', '…'].map((end) => [
    `/faq${end}`,
    '/faq',
    '',
  ]),
  ['/about%23contact', '/about', '#contact'],
  ['/about%23contact).', '/about', '#contact'],
  ['/companies%3Fq=acme', '/companies', '?q=acme'],
  ['/news/an-article)', '/news/an-article', ''],
  ['/%20', '/', ''],
])('takes %s for a link to %s%s', (path, meant, rest) => {
  expect(meantAddress(normalPath(path))).toEqual({ path: meant, rest });
});

it.each(['/', '/faq', '/company/hollin--', '/news/feed.xml', '/a%2Fb', '/caf%C3%A9', '/%ff'])(
  'takes %s for what it says',
  (path) => expect(meantAddress(normalPath(path))).toBeNull(),
);

it('takes a path that decodes nowhere as fast as any other', () => {
  const times = Array.from({ length: 40 }, () => {
    const began = performance.now();
    normalPath('/%'.repeat(1_024));
    return performance.now() - began;
  });
  expect(Math.min(...times)).toBeLessThan(1);
});

it('takes a path of glued characters as fast as any other', () => {
  const path = normalPath(`/${'.,'.repeat(1_020)}a`);
  const times = Array.from({ length: 40 }, () => {
    const began = performance.now();
    meantAddress(path);
    return performance.now() - began;
  });
  expect(Math.min(...times)).toBeLessThan(1);
});

it('keeps declared query parameters in the declared order', () => {
  expect(normalQuery('sort=x&utm_source=y&q=+a+b+&q=c&page=', ['q', 'sort', 'page'])).toBe('q=a+b&sort=x');
  expect(normalQuery('a=1', [])).toBe('');
});

it('finds the parameters that areas declare for a page, including another area’s page with their slot', () => {
  const manifests = [
    manifestOf('news', 'b1', { queries: { '/news/:slug': ['show'], '/News': ['tag'] } }),
    manifestOf('companies', 'c1', { queries: { '/news/:slug': ['rate'] } }),
    manifestOf('faq', 'd1'),
  ];
  const queriesOf = declaredQueries(manifests);
  expect(queriesOf('/news')).toEqual(['tag']);
  expect(queriesOf('/news/an-article')).toEqual(['show', 'rate']);
  expect(queriesOf('/news/an/other')).toEqual([]);
  expect(queriesOf('/')).toEqual([]);
});
