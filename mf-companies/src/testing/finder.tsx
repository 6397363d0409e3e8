import type { Company, CompanyOrigin } from '@sharemore/platform/companies';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { CompanyBox } from '../finder/company-box';
// Loaded in time, so that the box shows it at once.
import '../finder/company-dropdown';

/** More companies than the list renders at first. */
const companies = Array.from({ length: 60 }, (_, index) => {
  const number = String(index + 1).padStart(2, '0');
  return {
    slug: `company-${number}`,
    name: `Company ${number}`,
    comparableName: `company${number}`,
  } as Company;
});

let shownOrigin: CompanyOrigin = 'sheet';
vi.mock('../companies/browser-companies', () => ({
  loadCompanies: async () => ({ companies, origin: shownOrigin }),
}));

/** The keyboard and the mouse of the current test, which begins with a finder of the sheet’s companies. */
export let keyboard: UserEvent;
let address: () => string;

/** Shows the finder with companies of an origin, instead of what was shown. */
export function open(origin: CompanyOrigin): void {
  cleanup();
  shownOrigin = origin;
  const finder = (
    <>
      <button type="button">Before</button>
      <CompanyBox />
    </>
  );
  const routes = [
    { path: '/', element: finder },
    { path: '*', element: null },
  ];
  const router = createMemoryRouter(routes);
  address = () => router.state.location.pathname;
  render(<RouterProvider router={router} />);
}

beforeEach(() => {
  keyboard = userEvent.setup();
  open('sheet');
});
afterEach(() => {
  cleanup();
});

export const box = () => screen.getByLabelText<HTMLInputElement>('Who do you work for?');
export const options = () => screen.queryAllByRole('option', { hidden: true });

/** The visible state in one line: list open or closed, active option, text, caret or focus. */
export function stateOfBox(): string {
  if (address() !== '/') return address();
  const list = screen.getByRole('listbox', { hidden: true });
  const isOpen = !list.parentElement?.hidden;
  const marked = options().filter((option) => option.getAttribute('aria-selected') === 'true');
  const active = box().getAttribute('aria-activedescendant');
  expect(marked.map(({ id }) => id)).toEqual(active ? [active] : []);
  expect(box().getAttribute('aria-expanded')).toBe(String(isOpen && !list.hidden));
  const focus = document.activeElement;
  const place =
    focus === box()
      ? `|${box().selectionStart}`
      : `at ${focus?.getAttribute('aria-label') ?? focus?.textContent}`;
  return `${isOpen ? 'open' : 'closed'} ${marked[0]?.textContent ?? '-'} "${box().value}" ${place}`;
}
