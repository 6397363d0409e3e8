// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Filters, readFilters } from '../../directory/filters';
import { FilterForm } from './filter-form';

const list = vi.hoisted(() => ({ isKnown: true, arrive: () => {} }));
vi.mock('../../companies/browser-companies', () => ({
  knownCompanies: () => (list.isKnown ? [] : null),
  loadCompanies: () => new Promise<void>((resolve) => (list.arrive = resolve)),
}));

function Form() {
  return <FilterForm filters={useLoaderData<Filters>()} industries={[]} />;
}

let router: ReturnType<typeof createMemoryRouter>;
let arrive: () => void;

beforeEach(() => {
  list.isKnown = true;
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // React logs an error because happy-dom does not know the element <search>.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Opens the directory at `search`, with the home page before it. */
function open(search = '') {
  const loader = () =>
    new Promise<null>((resolve) => {
      arrive = () => resolve(null);
    });
  const directory = ({ request }: { request: Request }) => readFilters(new URL(request.url).searchParams);
  const filters = readFilters(new URLSearchParams(search));
  router = createMemoryRouter(
    [
      { path: '/', element: null },
      { id: 'directory', path: '/companies', element: <Form />, loader: directory },
      { path: '/company/acme', element: null, loader },
    ],
    {
      initialEntries: ['/', `/companies${search}`],
      hydrationData: { loaderData: { directory: filters } },
    },
  );
  render(<RouterProvider router={router} />);
}

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Employer name' });

/** Types and pauses long enough for a navigation. */
async function typeAndPause(text: string) {
  await userEvent.type(box(), text, { delay: null });
  await act(() => vi.advanceTimersByTimeAsync(200));
}

it('keeps every letter when the address of earlier ones arrives', async () => {
  open();
  await typeAndPause('Ba');
  await userEvent.type(box(), 'b', { delay: null });
  await act(() => router.revalidate());
  expect(box().value).toBe('Bab');
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(router.state.location.search).toBe('?q=Bab');
  expect(box().value).toBe('Bab');
});

it('follows the address after a link and after going back to what was typed', async () => {
  open();
  await typeAndPause('Ba');
  await act(() => router.navigate('/companies?q=Link'));
  expect(box().value).toBe('Link');
  await act(() => router.navigate(-1));
  expect(box().value).toBe('Ba');
});

it('says that the companies are loading while a filter waits for them', async () => {
  list.isKnown = false;
  open();
  await typeAndPause('Ba');
  expect(screen.getByRole('status').textContent).toContain('Loading companies…');
  await act(async () => list.arrive());
  expect(screen.queryByRole('status')).toBeNull();
  list.isKnown = true;
  await typeAndPause('b');
  expect(screen.queryByRole('status')).toBeNull();
});

it.each([
  ['?q=Ba&page=2', false],
  ['?industry=Banking', true],
])('starts with the other filters open only if one of them is set: %s', (search, isOpen) => {
  open(search);
  expect(screen.getByText('More filters').parentElement).toHaveProperty('open', isOpen);
});

it('lets a link lead on that is followed before the pause in typing is over', async () => {
  open();
  await userEvent.type(box(), 'Ba', { delay: null });
  act(() => void router.navigate('/company/acme'));
  await act(() => vi.advanceTimersByTimeAsync(200));
  arrive();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(router.state.location.pathname).toBe('/company/acme');
});

it('applies a letter that is typed as the navigation for earlier ones starts', async () => {
  open();
  await userEvent.type(box(), 'Ba', { delay: null });
  act(() => {
    vi.advanceTimersByTime(200);
    fireEvent.input(box(), { target: { value: 'Bab' } });
  });
  await act(() => vi.advanceTimersByTimeAsync(0));
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(router.state.location.search).toBe('?q=Bab');
  expect(router.state.preventScrollReset, 'the page keeps its place').toBe(true);
});

it('is left by one step back after Enter', async () => {
  open();
  await typeAndPause('Ba');
  await typeAndPause('{Enter}{Enter}');
  expect(fireEvent.submit(box()), 'whether the browser loads a page').toBe(false);
  expect(router.state.location.search).toBe('?q=Ba');
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/');
});
