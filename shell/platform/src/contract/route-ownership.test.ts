import { expect, it } from 'vitest';
import { findOwner } from './route-ownership';

const manifests = {
  companies: { pages: { '/companies': null, '/company/:slug': null } },
  news: { pages: { '/news': null, '/news/:slug': null, '/news/feed.xml': null } },
};

it.each([
  ['/companies', 'companies', '/companies'],
  ['/company/marlowick', 'companies', '/company/:slug'],
  ['/news/feed.xml', 'news', '/news/feed.xml'],
  ['/news/an-article', 'news', '/news/:slug'],
  ['/news/', 'news', '/news'],
  ['/News/An-Article', 'news', '/news/:slug'],
])('gives %s to %s by the most specific pattern', (path, area, pattern) => {
  expect(findOwner(manifests, path)).toEqual({ area, pattern });
});

it('returns null for a path that no area owns', () => {
  expect(findOwner(manifests, '/company/marlowick/more')).toBeNull();
  expect(findOwner({}, '/')).toBeNull();
});
