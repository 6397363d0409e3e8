// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type InputName, limits, readInputs, toQuery } from './inputs';
import { WhatIf } from './what-if';

const years = vi.hoisted(() => ({ current: null as { company: string; priceChange: number } | null }));
vi.mock('@sharemore/platform/slots', async (original) => ({
  ...(await original<object>()),
  useSlotData: () => years.current,
}));

afterEach(() => {
  cleanup();
  years.current = null;
});

const at = (address: string) => (
  <MemoryRouter initialEntries={[address]}>
    <WhatIf />
  </MemoryRouter>
);

it('says in which bounds each number is taken', () => {
  render(at('/'));
  for (const field of screen.getAllByRole<HTMLInputElement>('textbox')) {
    const hint = document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
    const { min, max } = limits[field.name as InputName];
    expect(hint).toContain(String(max));
    if (min !== 0) expect(hint).toContain(String(min).replace('-', '−'));
  }
});

it('says as what a number counts that is beyond a limit, or finer than we count, for as long as it stands there', () => {
  render(at('/'));
  const monthly = screen.getByRole('textbox', { name: 'Saved each month' });
  const hint = document.getElementById(monthly.getAttribute('aria-describedby') ?? '');
  fireEvent.change(monthly, { target: { value: '500' } });
  expect(hint?.textContent).toContain('We count with £100, the most.');
  expect(hint?.getAttribute('aria-live')).toBe('polite');
  fireEvent.change(monthly, { target: { value: '3' } });
  expect(hint?.textContent).toContain('We count with £5, the least.');
  fireEvent.change(monthly, { target: { value: '7.5' } });
  expect(hint?.textContent).toContain('We count with £8.');
  for (const uncounted of ['', 'abc']) {
    fireEvent.change(monthly, { target: { value: uncounted } });
    expect(hint?.textContent).toContain('We count with £100.');
  }
  fireEvent.change(monthly, { target: { value: '50' } });
  expect(hint?.textContent).not.toContain('We count with');
  fireEvent.change(monthly, { target: { value: '500' } });
  fireEvent.blur(monthly);
  expect(monthly).toHaveProperty('value', '500');
  expect(hint?.textContent).toContain('We count with £100, the most.');
});

it('says the same of a number that came in the address', () => {
  render(at('/?monthly=500'));
  expect(screen.getByRole('textbox', { name: 'Saved each month' })).toHaveProperty('value', '500');
  screen.getByText('We count with £100, the most.');
});

describe('the inputs of an address', () => {
  const read = (query: string) => {
    const params = new URLSearchParams(query);
    return readInputs((name) => params.get(name));
  };

  it('open on £100 a month, no change and the rate of the figures', () => {
    expect(read('')).toEqual({ monthly: 100, price: 0, rate: limits.rate.opening });
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
  ])('%s is bounded', (query, inputs) => expect(read(query)).toEqual(inputs));

  it('leave out of the address what stands where it opened, and keep what is not theirs', () => {
    const query = toQuery({ monthly: 50, price: 0, rate: 3 }, new URLSearchParams('from=mail&price=9'));
    expect(query.toString()).toBe('from=mail&monthly=50');
  });
});

it('reads a change out after a pause only', () => {
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
  vi.useRealTimers();
});

describe('on the page of a company', () => {
  it.each([
    [100, '+100%'],
    [-60, '−60%'],
    [12.34, '+12.3%'],
  ])('its last three years can be tried: %d', (priceChange, said) => {
    years.current = { company: 'Rise Co', priceChange };
    render(at('/'));
    fireEvent.click(screen.getByRole('link', { name: `Try the last three years of Rise Co: ${said}` }));
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Share price at the end' });
    expect(Number(field.value)).toBe(Math.round(priceChange * 10) / 10);
  });

  it.each([
    [210, '+210%'],
    [-75.5, '−75.5%'],
  ])('years beyond the slider are said as they were, and cannot be tried: %d', (priceChange, said) => {
    years.current = { company: 'Rise Co', priceChange };
    render(at('/'));
    expect(screen.getByText(/further than this calculator goes/).textContent).toContain(`Rise Co: ${said},`);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
