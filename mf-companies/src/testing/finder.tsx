import type { Company, CompanyOrigin } from '@sharemore/platform/companies';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useCallback, useRef } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { CompanyDropdown } from '../finder/company-dropdown';

/** More companies than the list renders at first. */
const companies = Array.from({ length: 30 }, (_, index) => {
  const number = String(index + 1).padStart(2, '0');
  return { slug: `company-${number}`, name: `Company ${number}` } as Company;
});

function Finder({ origin }: { origin: CompanyOrigin }) {
  const input = useRef<HTMLInputElement>(null);
  const find = useCallback(
    (text: string) => companies.filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase())),
    [],
  );
  return (
    <>
      <button type="button">Before</button>
      <form aria-label="Finder" onSubmit={(event) => event.preventDefault()}>
        <input ref={input} aria-label="Employer" />
        <CompanyDropdown input={input} origin={origin} find={find} />
      </form>
      <button type="button">After</button>
    </>
  );
}

/** The keyboard and the mouse of the current test, which begins with a finder of the sheet’s companies. */
export let keyboard: UserEvent;
let address: () => string;

/** Shows the finder with companies of an origin, instead of what was shown. */
export function open(origin: CompanyOrigin): void {
  cleanup();
  const routes = [
    { path: '/', element: <Finder origin={origin} /> },
    { path: '*', element: null },
  ];
  const router = createMemoryRouter(routes);
  address = () => router.state.location.pathname;
  render(<RouterProvider router={router} />);
}

beforeEach(() => {
  // Without layout every width is 0, and combobox-nav skips options without a width.
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1);
  keyboard = userEvent.setup();
  open('sheet');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

export const box = () => screen.getByLabelText<HTMLInputElement>('Employer');
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
  const place = focus === box() ? `|${box().selectionStart}` : `at ${focus?.textContent}`;
  return `${isOpen ? 'open' : 'closed'} ${marked[0]?.textContent ?? '-'} "${box().value}" ${place}`;
}
