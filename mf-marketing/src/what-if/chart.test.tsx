// @vitest-environment happy-dom
import { terms } from '@sharemore/platform/outcomes';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { priceAt, xOf, yOf } from './chart-scale';
import { bases, type Inputs, limits } from './inputs';
import { curveOf, moodOf, type WayName, waysFor } from './result';
import { WhatIf } from './what-if';

const slotData = vi.hoisted(() => ({ current: null as { company: string } | null }));
vi.mock('@sharemore/platform/slots', async (original) => ({
  ...(await original<object>()),
  useSlotData: () => slotData.current,
}));

afterEach(() => {
  cleanup();
  slotData.current = null;
});

/** Every price, with small, odd and large other inputs. */
const everyInput = [...Array(limits.price.max - limits.price.min + 1).keys()].flatMap((step) =>
  [5, 37, 100].flatMap((monthly) =>
    [0, 3, 15].flatMap((rate) =>
      bases.map((basis): Inputs => ({ monthly, rate, basis, price: limits.price.min + step })),
    ),
  ),
);

it.each([
  [-60, 'fall'],
  [-5, 'fall'],
  [-4, 'still'],
  [12, 'still'],
  [13, 'well'],
  [100, 'well'],
])(
  'shows how Maya takes a price of %d per cent: %s, the best where the gain exceeds the fees',
  (price, mood) => {
    for (const monthly of [37, 100])
      expect(moodOf(waysFor({ monthly, price, rate: 3, basis: 'plan' }))).toBe(mood);
  },
);

it('draws each line through the gain at every price', () => {
  for (const inputs of everyInput) {
    for (const { name, gain } of waysFor(inputs)) {
      const curve = curveOf(name, inputs);
      const next = Math.max(
        1,
        curve.findIndex(({ price }) => price >= inputs.price),
      );
      const [from, to] = [curve[next - 1], curve[next]];
      if (!from || !to) throw new Error('A curve covers every price');
      const part = (inputs.price - from.price) / (to.price - from.price);
      // The printed gain is a difference of two rounded amounts.
      expect(Math.abs(from.gain + part * (to.gain - from.gain) - gain)).toBeLessThanOrEqual(1.01);
    }
  }
});

it('keeps all gains within the chart', () => {
  for (const { gain } of everyInput.flatMap(waysFor)) {
    expect(yOf(gain)).toBeGreaterThan(0);
    expect(yOf(gain)).toBeLessThan(100);
  }
});

it('has the same place for the same price on slider and chart', () => {
  for (let price = limits.price.min; price <= limits.price.max; price += 1)
    expect(priceAt(xOf(price) / 100)).toBe(price);
  expect([priceAt(-1), priceAt(2)]).toEqual([limits.price.min, limits.price.max]);
});

const at = (address: string) => (
  <MemoryRouter initialEntries={[address]}>
    <WhatIf />
  </MemoryRouter>
);
const gainInKey = (way: string) => screen.getByText(way, { selector: 'li > span' }).nextSibling?.textContent;
const gainOf = (way: string) =>
  screen.getByRole('row', { name: new RegExp(`^${way}`) }).lastChild?.textContent;

describe('the chart', () => {
  it('follows a tap and a drag, but not a pointer that only passes', () => {
    const { container } = render(at('/'));
    const chart = container.querySelector('svg[aria-hidden]') as SVGSVGElement;
    chart.getBoundingClientRect = () => ({ left: 20, width: 320 }) as DOMRect;
    const captured = vi.fn(() => true);
    Object.assign(chart, { setPointerCapture: vi.fn(), hasPointerCapture: captured });
    fireEvent.click(chart, { clientX: 20 });
    expect(gainOf('With ShareMore')).toBe('−£360');
    expect(gainInKey('With ShareMore')).toBe('−£360');
    expect(gainInKey('Sharesave alone')).toBe('+£110');
    fireEvent.pointerMove(chart, { clientX: 340 });
    expect(gainOf('With ShareMore')).toBe('+£2,340');
    captured.mockReturnValue(false);
    fireEvent.pointerMove(chart, { clientX: 20 });
    expect(gainOf('With ShareMore')).toBe('+£2,340');
  });

  it('does not follow a finger that scrolls the page, and follows one that sets out along the chart', () => {
    const { container } = render(at('/'));
    const chart = container.querySelector('svg[aria-hidden]') as SVGSVGElement;
    chart.getBoundingClientRect = () => ({ left: 20, width: 320 }) as DOMRect;
    Object.assign(chart, { setPointerCapture: vi.fn(), hasPointerCapture: () => true });
    fireEvent.pointerDown(chart, { clientX: 20, clientY: 100 });
    fireEvent.pointerMove(chart, { clientX: 22, clientY: 90 });
    expect(gainOf('With ShareMore')).toBe('+£90');
    fireEvent.pointerDown(chart, { clientX: 20, clientY: 100 });
    fireEvent.pointerMove(chart, { clientX: 40, clientY: 110 });
    fireEvent.pointerMove(chart, { clientX: 340, clientY: 500 });
    expect(gainOf('With ShareMore')).toBe('+£2,340');
  });

  it('draws the name of the break-even in front of the hairline, which may cross it', () => {
    const { container } = render(at('/?price=-30'));
    const lines = [...container.querySelectorAll('svg[aria-hidden] line')];
    const name = screen.getByText('Break-even');
    for (const line of lines)
      expect(line.compareDocumentPosition(name)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('does not move what does not change', () => {
    const lineOf = (basis: Inputs['basis'], way: WayName) =>
      curveOf(way, { monthly: terms.largestPayment, price: 0, rate: 3, basis });
    expect(lineOf('pocket', 'shareMore')).toEqual(lineOf('plan', 'shareMore'));
    expect(lineOf('pocket', 'sharesave')).not.toEqual(lineOf('plan', 'sharesave'));
  });
});

describe('the basis', () => {
  it('is the claim’s on a company page, and says what goes in', () => {
    slotData.current = { company: 'Rise Co' };
    render(at('/?price=21.2'));
    expect(screen.getByRole('radio', { name: /my pocket \(£10\sa\smonth\)$/ })).toHaveProperty(
      'checked',
      true,
    );
    expect(gainOf('Sharesave alone')).toBe('+£185');
    expect(screen.getByRole('textbox', { name: 'Saved each month with ShareMore' })).toHaveProperty(
      'value',
      '100',
    );
    screen.getByText(/^What goes in: £360 of your own money each way\. .* loan of £3,600/);
    fireEvent.click(screen.getByRole('radio', { name: /in the plan \(£100\sa\smonth\)$/ }));
    expect(gainOf('With ShareMore')).toBe('+£567');
    expect(gainOf('Sharesave alone')).toBe('+£1,854');
    screen.getByText(/with ShareMore, £360 in fees and .* £3,600 of your own money\.$/);
  });

  it('is the plan’s elsewhere, whatever the address says', () => {
    render(at('/?basis=pocket'));
    expect(screen.queryByRole('radio')).toBeNull();
    expect(gainOf('Sharesave alone')).toBe('+£900');
  });
});
