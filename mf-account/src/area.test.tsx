// @vitest-environment happy-dom
import { useSession } from '@sharemore/platform/session';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { area } from './area';
import { Component as DashboardPage } from './pages/dashboard/dashboard-page';
import { Component as LoginPage } from './pages/login/login-page';
import { sampleAccount } from './sign-in/sample-account';

beforeEach(() => useSession.setState({ ready: true, signedIn: false }));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

async function open(address: string) {
  const router = createMemoryRouter([{ hydrateFallbackElement: <p>Loading</p>, children: area.routes }], {
    initialEntries: [address],
  });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1 });
  return () => router.state.location.pathname + router.state.location.search;
}

async function logIn(email: string, password: string) {
  await userEvent.type(screen.getByLabelText('Email'), email);
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
}

test('asks a visitor who is not signed in to log in, and leads back to the tab', async () => {
  const address = await open('/dashboard?tab=details');
  await screen.findByRole('heading', { name: 'Welcome Back' });
  expect(address()).toBe('/login?next=%2Fdashboard%3Ftab%3Ddetails');

  await logIn(` ${sampleAccount.email.toUpperCase()} `, sampleAccount.password);
  const tab = await screen.findByRole('tab', { name: 'Change my details' });
  expect(tab.getAttribute('aria-selected')).toBe('true');
  expect(address()).toBe('/dashboard?tab=details');
});

test('refuses wrong details, keeps the email and says so', async () => {
  const address = await open('/login');
  await logIn('someone@example.com', sampleAccount.password);
  expect(screen.getByRole('alert').textContent).toBe('Invalid credentials. Please try again.');
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('someone@example.com');
  expect(address()).toBe('/login');
});

test('logs out to the plain login page', async () => {
  useSession.setState({ signedIn: true });
  const address = await open('/dashboard?tab=payments');
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await screen.findByRole('heading', { name: 'Welcome Back' });
  expect(address()).toBe('/login');
  expect(useSession.getState().signedIn).toBe(false);
});

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
