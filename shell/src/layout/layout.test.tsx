// @vitest-environment happy-dom

import { act, cleanup, render, screen } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { RouteAnnouncer } from './layout';

afterEach(cleanup);

function Field() {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return <input ref={input} aria-label="Name" />;
}

function Layout() {
  return (
    <>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <RouteAnnouncer />
    </>
  );
}

function renderSite() {
  const children = [
    { path: '/', element: <p>Home</p> },
    { path: '/news', element: <p>News</p> },
    { path: '/contact', element: <Field /> },
  ];
  const router = createMemoryRouter([{ element: <Layout />, children }]);
  render(<RouterProvider router={router} />);
  return router;
}

it('leaves the focus on a field that the new page has focused', async () => {
  const router = renderSite();
  await act(() => router.navigate('/contact'));
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
});

it('announces the title of the new page', async () => {
  const router = renderSite();
  document.title = 'News | ShareMore';
  await act(() => router.navigate('/news'));
  expect(screen.getByText('News | ShareMore').getAttribute('aria-live')).toBe('polite');
});
