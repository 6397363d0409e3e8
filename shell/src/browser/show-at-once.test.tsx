// @vitest-environment happy-dom
import { useEffect, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider, useNavigation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showAtOnce, updateInOneTask } from './show-at-once';

let rendered: string[];
let happened: string[];
let resolveLoader: () => void;
let router: ReturnType<typeof createMemoryRouter>;

function New() {
  useLayoutEffect(() => queueMicrotask(() => happened.push('free to paint')), []);
  useEffect(() => {
    happened.push('effects');
  }, []);
  return 'new';
}

function Old() {
  const { state } = useNavigation();
  rendered.push(state);
  return 'old';
}

beforeEach(async () => {
  rendered = [];
  happened = [];
  document.body.innerHTML = '<div></div>';
  router = createMemoryRouter([
    { path: '/', Component: Old },
    {
      path: '/new',
      Component: New,
      loader: () => new Promise((resolve) => (resolveLoader = () => resolve(null))),
    },
  ]);
  createRoot(document.body.firstElementChild as Element).render(
    <RouterProvider router={showAtOnce(router)} flushSync={updateInOneTask} />,
  );
  await expect.poll(() => rendered).toEqual(['idle']);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

it('replaces the old page in one task and without rendering it again when the new page loads quickly', async () => {
  const arrived = router.navigate('/new');
  resolveLoader();
  await arrived;
  await expect.poll(() => document.body.textContent).toBe('new');
  expect(rendered).toEqual(['idle']);
  await expect.poll(() => happened).toEqual(['free to paint', 'effects']);
});

it('tells the old page after 120 ms that the new page is loading', async () => {
  void router.navigate('/new');
  await vi.advanceTimersByTimeAsync(119);
  expect(rendered).toEqual(['idle']);
  await vi.advanceTimersByTimeAsync(1);
  await expect.poll(() => rendered).toEqual(['idle', 'loading']);
});
