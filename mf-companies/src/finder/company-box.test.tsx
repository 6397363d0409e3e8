// @vitest-environment happy-dom
import type { Company } from '@sharemore/platform/companies';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { CompanyBox } from './company-box';
import './company-dropdown';

const acme = { slug: 'acme', name: 'Acme', comparableName: 'acme' } as Company;

vi.mock('../companies/browser-companies', () => ({
  loadCompanies: async () => ({ companies: [acme], origin: 'sheet' }),
}));

afterEach(cleanup);

it.each([
  ['Enter', (keyboard: typeof userEvent) => keyboard.keyboard('{Enter}')],
  [
    'the Search button',
    (keyboard: typeof userEvent) => keyboard.click(screen.getByRole('button', { name: 'Search' })),
  ],
])('closes the list while the first match opens by %s', async (_way, submit) => {
  const loader = vi.fn(() => new Promise<null>(() => {}));
  const router = createMemoryRouter([
    { path: '/', element: <CompanyBox /> },
    { path: '/company/acme', element: null, loader },
  ]);
  render(<RouterProvider router={router} />);
  const box = screen.getByRole<HTMLInputElement>('combobox');
  await userEvent.type(box, 'ac');
  await screen.findByRole('option', { name: 'Acme' });
  await submit(userEvent);
  expect(loader).toHaveBeenCalled();
  expect(box.value).toBe('Acme');
  expect(box.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('listbox')).toBeNull();
});
