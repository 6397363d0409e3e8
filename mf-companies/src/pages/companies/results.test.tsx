// @vitest-environment happy-dom
import type { Company } from '@sharemore/platform/companies';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createBrowserRouter, RouterProvider, useSearchParams } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { directoryOf } from '../../directory/directory';
import { readFilters } from '../../directory/filters';
import { Results } from './results';

const companies = Array.from({ length: 40 }, (_, index) => {
  const sector = index < 10 ? 'Banking' : 'Retail';
  const name = `Company ${index}`;
  return {
    slug: `company-${index}`,
    name,
    comparableName: `company${index}`,
    sector,
    employeeSize: 500,
  } as Company;
});

function Page() {
  const [params] = useSearchParams();
  const filters = readFilters(params);
  return (
    <>
      <input aria-label="Search" />
      <Results filters={filters} page={directoryOf({ companies, origin: 'sheet' }, filters)} />
    </>
  );
}

function show(address: string) {
  history.replaceState(null, '', address);
  const router = createBrowserRouter([{ path: '/companies', element: <Page /> }]);
  render(<RouterProvider router={router} />);
  return router;
}

afterEach(cleanup);

const heading = (text: RegExp) => screen.findByRole('heading', { level: 2, name: text });
const isAnnounced = async (text: RegExp) => (await heading(text)).getAttribute('aria-live') === 'polite';

it.each([
  ['/companies?q=zzz', 'Clear all filters'],
  ['/companies', 'Page 2'],
])(
  'has the focus, and is spoken once, after a link in it that is gone or leads to a page: %s',
  async (from, name) => {
    show(from);
    const link = screen.getByRole('link', { name });
    link.focus();
    fireEvent.click(link);
    expect(await isAnnounced(/^Showing 40 of 40/)).toBe(false);
    expect(document.activeElement?.id).toBe('results');
  },
);

it('leaves the focus in the search box, and announces the number of matches', async () => {
  const router = show('/companies?page=2#results');
  expect(await isAnnounced(/^Showing 40 of 40/)).toBe(true);
  expect(document.activeElement?.tagName).toBe('BODY');
  const search = screen.getByLabelText('Search');
  search.focus();
  void router.navigate('/companies?q=company+3');
  expect(await isAnnounced(/^Showing 11 of 40/)).toBe(true);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Search');
});
