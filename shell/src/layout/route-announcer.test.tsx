// @vitest-environment happy-dom

import { act, cleanup, render, screen } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { RouteAnnouncer } from './route-announcer';

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

it('moves the keyboard to the content of the page that a navigation brings', async () => {
  const router = renderSite();
  expect(document.activeElement).toBe(document.body);
  await act(() => router.navigate('/news'));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('takes the focus from nothing that got it once the page was there', async () => {
  const router = renderSite();
  await act(() => router.navigate('/contact'));
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
});

it('leaves the focus to what a hash names', async () => {
  const router = renderSite();
  await act(() => router.navigate('/news#latest'));
  expect(document.activeElement).toBe(document.body);
});

it('leaves out what is far below of a page that opens at its top, until it is painted', async () => {
  const router = renderSite();
  const { dataset } = document.documentElement;
  await act(() => router.navigate('/news'));
  expect(dataset).toHaveProperty('arriving');
  await vi.waitFor(() => expect(dataset).not.toHaveProperty('arriving'));
  await act(() => router.navigate('/#latest'));
  expect(dataset).not.toHaveProperty('arriving');
  // Whoever goes back is brought to where they were: that needs the true heights.
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/news');
  expect(dataset).not.toHaveProperty('arriving');
});
