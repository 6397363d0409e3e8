// @vitest-environment happy-dom

import { useSession } from '@sharemore/platform/session';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Footer } from '../footer/footer';
import { Header } from './header';

beforeEach(() => useSession.setState({ signedIn: false, ready: true }));
afterEach(cleanup);

function site(path: string) {
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <>
            <Header />
            <main>
              <h1>Page</h1>
            </main>
            <Footer />
          </>
        ),
      },
    ],
    { initialEntries: [path] },
  );
  return { router, page: <RouterProvider router={router} /> };
}

function mainNavigation() {
  return within(screen.getByRole('navigation', { name: 'Main' }));
}

it('leads everywhere that the specification names, in its order', () => {
  const { container } = render(site('/').page);
  const links = [...container.querySelectorAll('nav[aria-label=Main] a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);
  expect(links).toEqual([
    ['Home', '/'],
    ['How it Works', '/how-it-works'],
    ['Find Your Employer', '/companies'],
    ['What is Sharesave?', '/what-is-sharesave'],
    ['Join ShareMore', '/join-sharemore'],
    ['For Employers', '/employers'],
    ['FAQs', '/faq'],
    ['About Our Company', '/about'],
    ['News', '/news'],
  ]);
});

it('marks the current page and the dropdown that holds it', () => {
  const { container } = render(site('/news').page);
  expect(container.querySelector('nav[aria-label=Main] [aria-current=page]')?.textContent).toBe('News');
  expect(container.querySelector('summary[data-current]')?.textContent).toBe('Company');
});

it('marks a button whose page is open', () => {
  const { container } = render(site('/join-sharemore').page);
  const marked = [...container.querySelectorAll('header [data-size]')]
    .filter((button) => button.getAttribute('aria-current') === 'page')
    .map((button) => button.textContent);
  expect(new Set(marked)).toEqual(new Set(['Join ShareMore']));
});

it('labels the login with the name of the product, and leads to the plan once signed in', () => {
  const { container } = render(site('/').page);
  const login = () =>
    within(container.querySelector('header') ?? container).getAllByTitle(/log in|your plan/i)[0];
  expect(login()?.textContent).toBe('ShareMore');
  expect(login()?.getAttribute('href')).toBe('/login');
  cleanup();
  useSession.setState({ signedIn: true });
  const { container: signedIn } = render(site('/').page);
  expect(signedIn.querySelector('header a[title="Your plan"]')?.getAttribute('href')).toBe('/dashboard');
});

it('closes an open dropdown on Escape and gives the focus back', async () => {
  const { container } = render(site('/').page);
  const dropdown = container.querySelector('details');
  if (!dropdown) throw new Error('There should be a dropdown.');
  dropdown.open = true;
  mainNavigation().getByText('How it Works').focus();
  await userEvent.keyboard('{Escape}');
  expect(dropdown.open).toBe(false);
  expect(document.activeElement?.textContent).toBe('For Employees');
});

it('closes an open dropdown on a press outside it', () => {
  const { container } = render(site('/').page);
  const dropdown = container.querySelector('details');
  if (!dropdown) throw new Error('There should be a dropdown.');
  dropdown.open = true;
  fireEvent.pointerDown(screen.getByRole('heading', { name: 'Page' }));
  expect(dropdown.open).toBe(false);
});

it('closes the small-screen panel when a link in it is chosen', () => {
  const { container } = render(site('/').page);
  const panel = container.querySelector<HTMLElement>('[popover]');
  if (!panel) throw new Error('There should be a panel.');
  const hide = vi.fn();
  panel.hidePopover = hide;
  fireEvent.click(within(panel).getByText('Find Your Employer'));
  expect(hide).toHaveBeenCalledOnce();
});

it('opens, closes and has a backdrop before any script', () => {
  const html = renderToString(site('/').page);
  const id = html.match(/popover="auto"[^>]*/)?.[0] && html.match(/<div id="([^"]+)" popover="auto"/)?.[1];
  expect(id).toBeTruthy();
  expect(html.split(`popoverTarget="${id}"`).length + html.split(`popovertarget="${id}"`).length - 2).toBe(3);
  expect(html).not.toMatch(/ style=/);
});

it('says in the footer who is behind the site and what it does not promise', () => {
  render(site('/').page);
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText(/© 2025 ShareMore. Registered in England and Wales/)).toBeTruthy();
  expect(footer.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe('/privacy');
  for (const name of ['WhatsApp', 'Facebook', 'LinkedIn', 'Instagram']) {
    expect(footer.getByRole('link', { name })).toBeTruthy();
  }
  for (const words of [
    /current relationship/,
    /tax or legal advice/,
    /subject to status/,
    /Past performance/,
  ]) {
    expect(footer.getByText(words)).toBeTruthy();
  }
});
