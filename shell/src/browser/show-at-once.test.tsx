// @vitest-environment happy-dom
import { useEffect, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider, useNavigation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inOneGo, showAtOnce } from './show-at-once';

let rendered: string[];
let happened: string[];
let answer: () => void;
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
      loader: () =>
        new Promise((resolve) => {
          answer = () => resolve(null);
        }),
    },
  ]);
  showAtOnce(router);
  createRoot(document.body.firstElementChild as Element).render(
    <RouterProvider router={router} flushSync={inOneGo} />,
  );
  await vi.waitFor(() => expect(rendered).toEqual(['idle']));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a page that is there at once replaces the old one in one go, and the old one does not render again', async () => {
  const arrived = router.navigate('/new');
  answer();
  await arrived;
  await vi.waitFor(() => expect(document.body.textContent).toBe('new'));
  expect(rendered).toEqual(['idle']);
  await vi.waitFor(() => expect(happened).toEqual(['free to paint', 'effects']));
});

test('a page that lets wait is waited for with a sign', async () => {
  void router.navigate('/new');
  await vi.advanceTimersByTimeAsync(119);
  expect(rendered).toEqual(['idle']);
  await vi.advanceTimersByTimeAsync(1);
  await vi.waitFor(() => expect(rendered).toEqual(['idle', 'loading']));
});
