import { useSession } from '@sharemore/platform/session';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Component as DashboardPage } from './pages/dashboard/dashboard-page';
import { Component as LoginPage } from './pages/login/login-page';

test('shows nothing of the dashboard before the session is known', () => {
  useSession.setState({ ready: false, signedIn: false });
  const router = createMemoryRouter([{ path: '/dashboard', Component: DashboardPage }], {
    initialEntries: ['/dashboard'],
  });
  const html = renderToString(<RouterProvider router={router} />);
  expect(html).toContain('Checking whether you are signed in');
  expect(html).toContain('noindex');
  expect(html).not.toMatch(/tablist|Logout|Fernhill|£/);
});

test('says without script that logging in needs it, and never puts a password into the address', () => {
  const router = createMemoryRouter([{ path: '/login', Component: LoginPage }], {
    initialEntries: ['/login'],
  });
  const html = renderToString(<RouterProvider router={router} />);
  expect(html).toContain('Logging in needs JavaScript');
  expect(html).toMatch(/<form[^>]* method="dialog"/);
});
