// @vitest-environment happy-dom
import type { AreaModule } from '@sharemore/platform/contract';
import { createMemoryRouter, type Location } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createServerFallback } from './server-fallback';

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

/** A module that loads, or fails, when the test says so. */
function settledLater() {
  let settle = { resolve: (_page: { Component: () => null }) => {}, reject: (_reason: Error) => {} };
  const promise = new Promise<{ Component: () => null }>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { promise, ...settle };
}

/** A router with two pages whose modules are loading until the test settles them. */
function navigating() {
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  const failed = vi.fn();
  const fallback = createServerFallback({ failed, measure() {} }, () => router.state.navigation.location);
  const article = settledLater();
  const faq = settledLater();
  const pages: AreaModule['routes'] = [
    { path: '/news/:slug', lazy: () => article.promise },
    { path: '/faq', lazy: () => faq.promise },
  ];
  const router = createMemoryRouter([{ path: '/' }, ...fallback.wrapRoutes(pages, 'mf-news')]);
  return { router, fallback, assign, failed, article, faq };
}

const next = () => new Promise((resolve) => setTimeout(resolve));

it('loads a page from the server when its module fails, with query and hash', async () => {
  const { router, assign, failed, article } = navigating();
  void router.navigate('/news/one?show=all#end');
  article.reject(new Error('lost'));
  await expect
    .poll(() => assign.mock.calls.map(String))
    .toEqual([`${location.origin}/news/one?show=all#end`]);
  expect(failed).toHaveBeenCalledExactlyOnceWith('browser', 'mf-news');
});

it('loads nothing from the server for a page that its visitor has left', async () => {
  const { router, fallback, assign, article, faq } = navigating();
  void router.navigate('/news/one');
  await next();
  const navigation = router.navigate('/faq');
  await next();
  article.reject(new Error('lost'));
  await next();
  expect(assign).not.toHaveBeenCalled();
  faq.resolve({ Component: () => null });
  await navigation;
  expect(router.state).toMatchObject({ location: { pathname: '/faq' }, errors: null });
  // The router keeps the failure, so the next visit is a page load.
  fallback.loadIfFailedBefore({ pathname: '/news/two', search: '', hash: '' } as Location);
  expect(assign.mock.calls.map(String)).toEqual([`${location.origin}/news/two`]);
});
