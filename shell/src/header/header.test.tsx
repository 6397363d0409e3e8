// @vitest-environment happy-dom

import { type AreaLink, exampleSite } from '@sharemore/platform/contract';
import { SiteContext } from '@sharemore/platform/page';
import { useSession } from '@sharemore/platform/session';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Footer } from '../footer/footer';
import { Header } from './header';

beforeEach(() => useSession.setState({ signedIn: false, ready: true }));
afterEach(cleanup);

function show(path: string, links?: AreaLink[]) {
  const element = (
    <>
      <Header />
      <main>
        <h1>Page</h1>
      </main>
      <Footer />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  const site = { site: { ...exampleSite, links }, formOutcome: null };
  return render(
    <SiteContext value={site}>
      <RouterProvider router={router} />
    </SiteContext>,
  );
}

/** Shows the home page with its first dropdown open. */
function showDropdown() {
  const dropdown = show('/').container.querySelector('details');
  if (!dropdown) throw new Error('There should be a dropdown.');
  dropdown.open = true;
  return dropdown;
}

it('links to every page that the specification names, in its order', () => {
  const { container } = show('/');
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

it('shows an area’s own entries after the site’s in their place', () => {
  const { container } = show('/', [
    { label: 'Help', to: '/help', place: 'company' },
    { label: 'Prices', to: '/prices', place: 'header' },
  ]);
  const linksIn = (place: string) =>
    [...container.querySelectorAll(`${place} a`)].map(({ textContent }) => textContent);
  expect(linksIn('nav[aria-label=Main]').slice(-4)).toEqual(['Prices', 'About Our Company', 'News', 'Help']);
  expect(linksIn('[popover]')).toEqual(expect.arrayContaining(['Help', 'Prices']));
  expect(linksIn('footer')).toContain('Help');
});

it('marks the current page and the dropdown that contains it', () => {
  const { container } = show('/news');
  expect(container.querySelector('nav[aria-label=Main] [aria-current=page]')?.textContent).toBe('News');
  expect(container.querySelector('summary[data-current]')?.textContent).toBe('Company');
});

it('marks the button of the current page', () => {
  const { container } = show('/join-sharemore');
  const marked = container.querySelectorAll('header [data-size][aria-current=page]');
  expect(new Set([...marked].map((button) => button.textContent))).toEqual(new Set(['Join ShareMore']));
});

it('labels the login link with the product name, and links to the dashboard once signed in', () => {
  const { container } = show('/');
  const login = () =>
    within(container.querySelector('header') ?? container).getAllByTitle(/log in|your plan/i)[0];
  expect(login()?.textContent).toBe('ShareMore');
  expect(login()?.getAttribute('href')).toBe('/login');
  cleanup();
  useSession.setState({ signedIn: true });
  const { container: signedIn } = show('/');
  expect(signedIn.querySelector('header a[title="Your plan"]')?.getAttribute('href')).toBe('/dashboard');
  expect(signedIn.querySelector('header [data-size][href="/join-sharemore"]')).toBeNull();
});

it('closes an open dropdown on Escape and returns the focus', async () => {
  const dropdown = showDropdown();
  within(dropdown).getByText('How it Works').focus();
  await userEvent.keyboard('{Escape}');
  expect(dropdown.open).toBe(false);
  expect(document.activeElement?.textContent).toBe('For Employees');
});

it('closes an open dropdown on a press outside it', () => {
  const dropdown = showDropdown();
  fireEvent.pointerDown(screen.getByRole('heading', { name: 'Page' }));
  expect(dropdown.open).toBe(false);
});

it('shows the company details and the disclaimers in the footer', () => {
  show('/');
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText(/© 2025 ShareMore.*examples. Registered in England and Wales/)).toBeTruthy();
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
