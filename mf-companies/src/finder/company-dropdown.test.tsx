// @vitest-environment happy-dom
import type { Company, CompanyOrigin } from '@sharemore/platform/companies';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useCallback, useRef } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CompanyDropdown } from './company-dropdown';

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

let keyboard: UserEvent;
let address: () => string;

/** Shows the finder with companies of an origin, instead of what was shown. */
function open(origin: CompanyOrigin): void {
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

const box = () => screen.getByLabelText<HTMLInputElement>('Employer');
const options = () => screen.queryAllByRole('option', { hidden: true });

/** The visible state in one line: list open or closed, active option, text, caret or focus. */
function stateOfBox(): string {
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

const keys = {
  ArrowDown: '{ArrowDown}',
  ArrowUp: '{ArrowUp}',
  'Alt+ArrowDown': '{Alt>}{ArrowDown}{/Alt}',
  'Alt+ArrowUp': '{Alt>}{ArrowUp}{/Alt}',
  Home: '{Home}',
  End: '{End}',
  Escape: '{Escape}',
  Enter: '{Enter}',
  Tab: '{Tab}',
  'Shift+Tab': '{Shift>}{Tab}{/Shift}',
  ArrowLeft: '{ArrowLeft}',
  ArrowRight: '{ArrowRight}',
  Backspace: '{Backspace}',
  Delete: '{Delete}',
  'a letter': 'y',
};

/** The outcomes of keys in a list that is open for `company`, whichever option is active. */
const openAtAnyOption = {
  'Alt+ArrowUp': 'closed - "company" |7',
  Home: 'open Company 01 "company" |7',
  End: 'open Company 30 "company" |7',
  Escape: 'closed - "company" |7',
  Tab: 'closed - "company" at After',
  'Shift+Tab': 'closed - "company" at Before',
  ArrowLeft: 'open - "company" |6',
  ArrowRight: 'open - "company" |7',
  Backspace: 'open - "compan" |6',
  Delete: 'open - "company" |7',
  'a letter': 'open - "companyy" |8',
};

/** For each state, the keys that lead to it and the outcome of each further key (ARIA APG, combobox with list). */
const states: Record<string, { typed: string; keys: Record<keyof typeof keys, string> }> = {
  'closed and empty': {
    typed: '{Escape}',
    keys: {
      ArrowDown: 'open Company 01 "" |0',
      ArrowUp: 'open Company 30 "" |0',
      'Alt+ArrowDown': 'open - "" |0',
      'Alt+ArrowUp': 'closed - "" |0',
      Home: 'closed - "" |0',
      End: 'closed - "" |0',
      Escape: 'closed - "" |0',
      Enter: 'closed - "" |0',
      Tab: 'closed - "" at After',
      'Shift+Tab': 'closed - "" at Before',
      ArrowLeft: 'closed - "" |0',
      ArrowRight: 'closed - "" |0',
      Backspace: 'closed - "" |0',
      Delete: 'closed - "" |0',
      'a letter': 'open - "y" |1',
    },
  },
  'closed with a text': {
    typed: 'company{Escape}',
    keys: {
      ArrowDown: 'open Company 01 "company" |7',
      ArrowUp: 'open Company 30 "company" |7',
      'Alt+ArrowDown': 'open - "company" |7',
      'Alt+ArrowUp': 'closed - "company" |7',
      Home: 'closed - "company" |0',
      End: 'closed - "company" |7',
      Escape: 'closed - "" |0',
      Enter: 'closed - "company" |7',
      Tab: 'closed - "company" at After',
      'Shift+Tab': 'closed - "company" at Before',
      ArrowLeft: 'closed - "company" |6',
      ArrowRight: 'closed - "company" |7',
      Backspace: 'open - "compan" |6',
      Delete: 'closed - "company" |7',
      'a letter': 'open - "companyy" |8',
    },
  },
  'open, no option active': {
    typed: 'company',
    keys: {
      ...openAtAnyOption,
      ArrowDown: 'open Company 01 "company" |7',
      ArrowUp: 'open Company 30 "company" |7',
      'Alt+ArrowDown': 'open - "company" |7',
      Enter: 'open - "company" |7',
    },
  },
  'open at the first option': {
    typed: 'company{ArrowDown}',
    keys: {
      ...openAtAnyOption,
      ArrowDown: 'open Company 02 "company" |7',
      ArrowUp: 'open - "company" |7',
      'Alt+ArrowDown': 'open Company 01 "company" |7',
      Enter: '/company/company-01',
    },
  },
  'open at the second option': {
    typed: 'company{ArrowDown}{ArrowDown}',
    keys: {
      ...openAtAnyOption,
      ArrowDown: 'open Company 03 "company" |7',
      ArrowUp: 'open Company 01 "company" |7',
      'Alt+ArrowDown': 'open Company 02 "company" |7',
      Enter: '/company/company-02',
    },
  },
  'open at the last option': {
    typed: 'company{End}',
    keys: {
      ...openAtAnyOption,
      ArrowDown: 'open - "company" |7',
      ArrowUp: 'open Company 29 "company" |7',
      'Alt+ArrowDown': 'open Company 30 "company" |7',
      Enter: '/company/company-30',
    },
  },
  'open with nothing found': {
    typed: 'zzz',
    keys: {
      ArrowDown: 'open - "zzz" |3',
      ArrowUp: 'open - "zzz" |3',
      'Alt+ArrowDown': 'open - "zzz" |3',
      'Alt+ArrowUp': 'closed - "zzz" |3',
      Home: 'open - "zzz" |0',
      End: 'open - "zzz" |3',
      Escape: 'closed - "zzz" |3',
      Enter: 'open - "zzz" |3',
      Tab: 'open - "zzz" at Request your employer',
      'Shift+Tab': 'closed - "zzz" at Before',
      ArrowLeft: 'open - "zzz" |2',
      ArrowRight: 'open - "zzz" |3',
      Backspace: 'open - "zz" |2',
      Delete: 'open - "zzz" |3',
      'a letter': 'open - "zzzy" |4',
    },
  },
};

it('counts all matches for screen readers, not only the options that are rendered', async () => {
  await keyboard.click(box());
  const [first] = options();
  expect(options().length).toBeLessThan(30);
  expect([first?.getAttribute('aria-posinset'), first?.getAttribute('aria-setsize')]).toEqual(['1', '30']);
});

it('takes the name that nobody has over into the request for it', async () => {
  await keyboard.click(box());
  await keyboard.keyboard('Zed & Co');
  const request = screen.getByRole('link', { name: 'Request your employer' });
  expect(request.getAttribute('href')).toBe('/companies?q=Zed+%26+Co#request-employer');
});

it('obeys the keys after a composition whose text nothing matched', async () => {
  await keyboard.click(box());
  fireEvent.compositionStart(box());
  fireEvent.input(box(), { target: { value: 'ü' } });
  expect(options()).toHaveLength(0);
  fireEvent.compositionEnd(box());
  await keyboard.clear(box());
  await keyboard.keyboard('{ArrowDown}{ArrowDown}');
  expect(stateOfBox()).toBe('open Company 02 "" |0');
});

it('says of the bundled sample that its companies are invented', async () => {
  open('sample');
  await keyboard.click(box());
  expect(screen.getByText('For now these are invented companies.')).toBeTruthy();
  await keyboard.keyboard('zzz');
  expect(screen.queryByText('For now these are invented companies.')).toBeNull();
});

it('warns that the companies are invented and links to the directory on the server', async () => {
  open('built-in');
  await keyboard.click(box());
  await keyboard.keyboard('b&q');
  expect(screen.getByText(/^We could not load the full company list/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Request your employer' })).toBeNull();
  await keyboard.keyboard('{Tab}');
  expect(document.activeElement?.getAttribute('href')).toBe('/companies?q=b%26q');
  expect(screen.getByRole('listbox', { hidden: true }).contains(document.activeElement)).toBe(false);
});

describe.each(Object.entries(states))('%s', (_state, { typed, keys: outcomes }) => {
  it.each(Object.entries(outcomes))('turns on %s into: %s', async (key, outcome) => {
    await keyboard.click(box());
    await keyboard.keyboard(typed);
    await keyboard.keyboard(keys[key as keyof typeof keys]);
    expect(stateOfBox()).toBe(outcome);
  });
});
