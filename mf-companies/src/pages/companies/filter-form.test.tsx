// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createContext, use } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Filters, noFilters } from '../../directory/filters';
import { FilterForm } from './filter-form';

const list = vi.hoisted(() => ({ isKnown: true, arrive: () => {} }));
vi.mock('../../companies/browser-companies', () => ({
  knownCompanies: () => (list.isKnown ? [] : null),
  loadCompanies: () => new Promise<void>((resolve) => (list.arrive = resolve)),
}));

const FiltersInAddress = createContext(noFilters);

function Form() {
  return <FilterForm filters={use(FiltersInAddress)} industries={[]} />;
}

let router: ReturnType<typeof createMemoryRouter>;
let arrive: () => void;

beforeEach(() => {
  list.isKnown = true;
  const loader = () =>
    new Promise<null>((resolve) => {
      arrive = () => resolve(null);
    });
  router = createMemoryRouter(
    [
      { path: '/', element: null },
      { id: 'directory', path: '/companies', element: <Form />, loader: () => null },
      { path: '/company/acme', element: null, loader },
    ],
    { initialEntries: ['/', '/companies'], hydrationData: { loaderData: { directory: null } } },
  );
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // React logs an error because happy-dom does not know the element <search>.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const page = (filters: Partial<Filters>) => (
  <FiltersInAddress value={{ ...noFilters, ...filters }}>
    <RouterProvider router={router} />
  </FiltersInAddress>
);

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Employer name' });

/** Types and pauses long enough for a navigation. */
async function typeAndPause(text: string) {
  await userEvent.type(box(), text, { delay: null });
  await act(() => vi.advanceTimersByTimeAsync(200));
}

it('keeps every letter when an earlier navigation finishes late', async () => {
  const { rerender } = render(page({}));
  await typeAndPause('Ba');
  await typeAndPause('b');
  rerender(page({ q: 'Ba' }));
  expect(box().value).toBe('Bab');
  rerender(page({ q: 'Bab' }));
  expect(box().value).toBe('Bab');
  rerender(page({ q: 'Ba' }));
  expect(box().value, 'after going back').toBe('Ba');
});

it('follows the address after going back', async () => {
  const { rerender } = render(page({}));
  await typeAndPause('Ba');
  rerender(page({ q: 'Ba' }));
  rerender(page({}));
  expect(box().value).toBe('');
  await typeAndPause('Bab');
  rerender(page({ q: 'Ba' }));
  expect(box().value, 'before its own address arrived').toBe('Ba');
});

it('says that the companies are loading while a filter waits for them', async () => {
  list.isKnown = false;
  render(page({}));
  await typeAndPause('Ba');
  expect(screen.getByRole('status').textContent).toContain('Loading companies…');
  await act(async () => list.arrive());
  expect(screen.queryByRole('status')).toBeNull();
  list.isKnown = true;
  await typeAndPause('b');
  expect(screen.queryByRole('status')).toBeNull();
});

it.each<[Partial<Filters>, isOpen: boolean]>([
  [{ q: 'Ba', page: 2 }, false],
  [{ industry: 'Banking' }, true],
])('starts with the other filters open only if one of them is set: %j', (filters, isOpen) => {
  render(page(filters));
  expect(screen.getByText('More filters').parentElement).toHaveProperty('open', isOpen);
});

it('lets a link lead on that is followed before the pause in typing is over', async () => {
  render(page({}));
  await userEvent.type(box(), 'Ba', { delay: null });
  act(() => void router.navigate('/company/acme'));
  await act(() => vi.advanceTimersByTimeAsync(200));
  arrive();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(router.state.location.pathname).toBe('/company/acme');
});

it('applies a letter that is typed as the navigation for earlier ones starts', async () => {
  render(page({}));
  await userEvent.type(box(), 'Ba', { delay: null });
  act(() => {
    vi.advanceTimersByTime(200);
    fireEvent.input(box(), { target: { value: 'Bab' } });
  });
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(router.state.location.search).toBe('?q=Bab');
  expect(router.state.preventScrollReset, 'the page keeps its place').toBe(true);
});

it('is left by one step back after Enter', async () => {
  render(page({}));
  await typeAndPause('Ba');
  await typeAndPause('{Enter}{Enter}');
  expect(fireEvent.submit(box()), 'whether the browser loads a page').toBe(false);
  expect(router.state.location.search).toBe('?q=Ba');
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/');
});
