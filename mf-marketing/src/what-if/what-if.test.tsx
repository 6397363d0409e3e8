// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type InputName, limits, readInputs, toQuery } from './inputs';
import { WhatIf } from './what-if';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

const at = (address: string) => (
  <MemoryRouter initialEntries={[address]}>
    <WhatIf />
  </MemoryRouter>
);

it('states the limits of each number', () => {
  render(at('/'));
  for (const field of screen.getAllByRole<HTMLInputElement>('textbox')) {
    const hint = document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
    const { min, max } = limits[field.name as InputName];
    expect(hint).toContain(String(max));
    if (min !== 0) expect(hint).toContain(String(Math.abs(min)));
  }
});

it('says which number it uses instead of one that is invalid, out of bounds or too precise', () => {
  render(at('/'));
  const monthly = screen.getByRole('textbox', { name: 'Saved each month' });
  const hint = document.getElementById(monthly.getAttribute('aria-describedby') ?? '');
  expect(hint?.getAttribute('aria-live')).toBe('polite');
  for (const [value, correction] of [
    ['3', 'We have used £5.'],
    ['7.5', 'We have used £8.'],
    ['', 'We have used £100.'],
    ['abc', 'We have used £100.'],
    ['£1,000.50', 'We have used £100.'],
    ['500', 'We have used £100.'],
  ]) {
    fireEvent.change(monthly, { target: { value } });
    expect(hint?.textContent).toContain(correction);
  }
  fireEvent.blur(monthly);
  expect(monthly).toHaveProperty('value', '500');
  expect(hint?.textContent).toContain('We have used £100.');
  fireEvent.change(monthly, { target: { value: '50' } });
  expect(hint?.textContent).not.toContain('We have used');
});

it('prints gains that are the difference of the amounts beside them', () => {
  render(at('/?monthly=13&price=12.3'));
  const amounts = (row: HTMLElement) =>
    [...row.querySelectorAll('td')].map(({ textContent }) =>
      Number(textContent.replace('−', '-').replace(/[^-\d.]/g, '')),
    );
  const ways = screen.getAllByRole('row').slice(1).map(amounts);
  expect(ways).toHaveLength(3);
  for (const [paidIn = 0, paidOut = 0, gain] of ways) expect(paidOut - paidIn).toBe(gain);
});

it('says so for a number in the address too', () => {
  render(at('/?monthly=500'));
  expect(screen.getByRole('textbox', { name: 'Saved each month' })).toHaveProperty('value', '500');
  screen.getByText('We have used £100.');
});

describe('inputs in the address', () => {
  const read = (query: string) => {
    const params = new URLSearchParams(query);
    return readInputs((name) => params.get(name), 'plan');
  };

  it('default to £100 a month, no change and the rate of the figures', () => {
    expect(read('')).toEqual({ monthly: 100, price: 0, rate: limits.rate.opening, basis: 'plan' });
  });

  it.each([
    ['monthly=50&price=-20&rate=4.5', { monthly: 50, price: -20, rate: 4.5 }],
    ['monthly=1000&price=-100&rate=-1', { monthly: 100, price: -60, rate: 0 }],
    ['monthly=abc&price=&rate=NaN', { monthly: 100, price: 0, rate: 3 }],
    ['rate=4.254', { monthly: 100, price: 0, rate: 4.25 }],
    ['price=−20,5&rate=3,5', { monthly: 100, price: -20.5, rate: 3.5 }],
    ['monthly=1,000', { monthly: 100, price: 0, rate: 3 }],
    ['monthly=0,050', { monthly: 50, price: 0, rate: 3 }],
    ['monthly=12.6', { monthly: 13, price: 0, rate: 3 }],
    ['monthly=£50&price=-10%25&rate=4.5 %25', { monthly: 50, price: -10, rate: 4.5 }],
    ['monthly=£1,000.50&price=-1e999&rate=Infinity', { monthly: 100, price: -60, rate: 15 }],
  ])('parse %s', (query, inputs) => expect(read(query)).toMatchObject(inputs));

  it('leave out default values and keep other parameters', () => {
    const query = toQuery(
      { monthly: 50, price: 0, rate: 3, basis: 'plan' },
      new URLSearchParams('from=mail&price=9'),
      'plan',
    );
    expect(query.toString()).toBe('from=mail&monthly=50');
  });
});

it.each([
  ['?monthly=70&price=-60', 2],
  ['?monthly=70', 0],
])('says beside each result that is interest of a plan that it can be nil: %s', (query, times) => {
  render(at(`/${query}`));
  expect(screen.queryAllByText(/interest.*, which can be nil/)).toHaveLength(times);
});

it.each([
  ['-60', 'you lose £360 with ShareMore'],
  ['-10', 'you lose £135 with ShareMore'],
  ['-4', 'you come out even with ShareMore'],
  ['0', 'you gain £90 with ShareMore'],
])('says in one sentence what a change of the price by %s%% brings', (price, words) => {
  render(at(`/?price=${price}`));
  expect(screen.getByText(/^If the shares end/).textContent).toMatch(
    new RegExp(`${words}\\. With Sharesave alone .* in a savings account at 3% you gain £\\d+\\.$`),
  );
});

it('announces a change only after a pause', () => {
  vi.useFakeTimers();
  render(at('/'));
  const status = screen.getByRole('status');
  const price = screen.getByRole('slider', { name: 'Share price at the end' });
  fireEvent.change(price, { target: { value: '-30' } });
  expect(status.textContent).toBe('');
  act(() => {
    vi.advanceTimersByTime(1000);
  });
  expect(status.textContent).toContain('you lose £360');
});

describe('the address', () => {
  /** Moves the slider and follows a link. @returns a function that lets the pause pass and the linked page arrive */
  function changeAndLeave() {
    vi.useFakeTimers();
    let arrive = () => {};
    const loader = () =>
      new Promise<null>((resolve) => {
        arrive = () => resolve(null);
      });
    const router = createMemoryRouter([
      { path: '/', element: <WhatIf /> },
      { path: '/news', element: null, loader },
    ]);
    render(<RouterProvider router={router} />);
    const price = screen.getByRole('slider', { name: 'Share price at the end' });
    fireEvent.change(price, { target: { value: '-30' } });
    act(() => void router.navigate('/news'));
    return async () => {
      await act(() => vi.advanceTimersByTimeAsync(1000));
      arrive();
      await act(() => vi.advanceTimersByTimeAsync(0));
      return router.state.location.pathname;
    };
  }

  it('holds the numbers after a pause, and a link that was followed meanwhile still leads on', async () => {
    history.replaceState({ key: 'kept' }, '', '/?from=mail');
    const finish = changeAndLeave();
    expect(await finish()).toBe('/news');
    expect(location.search).toBe('?from=mail&price=-30');
    expect(history.state).toEqual({ key: 'kept' });
  });

  it('of the next page stays without the numbers', async () => {
    const finish = changeAndLeave();
    history.pushState(null, '', '/news');
    await finish();
    expect(location.search).toBe('');
  });
});
