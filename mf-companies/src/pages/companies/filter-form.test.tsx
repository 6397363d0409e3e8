// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Filters, noFilters } from '../../directory/filters';
import { FilterForm } from './filter-form';

vi.mock('../../companies/browser-companies', () => ({
  knownCompanies: () => [],
  loadCompanies: async () => [],
}));

beforeEach(() => {
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
  <MemoryRouter>
    <FilterForm filters={{ ...noFilters, ...filters }} industries={[]} />
  </MemoryRouter>
);

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Employer name' });

/** Types and pauses long enough for a navigation. */
async function typeAndPause(text: string) {
  await userEvent.type(box(), text, { delay: null });
  await vi.advanceTimersByTimeAsync(200);
}

it('keeps every letter when an earlier navigation finishes late', async () => {
  const { rerender } = render(page({}));
  await typeAndPause('Ba');
  await typeAndPause('b');
  rerender(page({ q: 'Ba' }));
  expect(box().value).toBe('Bab');
  rerender(page({ q: 'Bab' }));
  expect(box().value).toBe('Bab');
});

it('follows the address after going back', async () => {
  const { rerender } = render(page({}));
  await typeAndPause('Ba');
  rerender(page({ q: 'Ba' }));
  rerender(page({}));
  expect(box().value).toBe('');
});
