// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { Dashboard } from './dashboard';
import type { DashboardTabId } from './dashboard-tabs';

afterEach(cleanup);

function open(tab: DashboardTabId) {
  const element = <Dashboard tab={tab} onLogout={() => {}} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  return within(screen.getByRole('tabpanel'));
}

test('connects each tab with its panel', () => {
  open('payments');
  for (const tab of screen.getAllByRole('tab')) {
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    expect(panel?.getAttribute('aria-labelledby')).toBe(tab.id);
    expect(panel?.hidden).toBe(tab.getAttribute('aria-selected') === 'false');
  }
});

test('shows every figure of the plan', () => {
  const panel = open('plan');
  panel.getByText('15 of 36 months');
  panel.getByRole('img', { name: '15 of 36 monthly payments made' });
  for (const [term, value] of [
    ['Monthly contributions', '£100'],
    ['Monthly cost', '£10'],
    ['Monthly loan fee date', '27th or next working day'],
    ['Option price', '£2.47'],
    ['Current price', '£4.55'],
    ['Potential profit', '£3,315.79'],
  ] as const) {
    expect(panel.getByText(term).nextElementSibling?.textContent).toBe(value);
  }
  panel.getByText(/July 2024.*June 2027/);
  panel.getByText('27 October 2025');
});

const amounts = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('shows how the potential profit is calculated and what is left after the loan and the fees', () => {
  const panel = open('plan');
  panel.getByText(/^£3,315.79 is half of £6,631.58, .* a loan/);
  const sum = within(panel.getByRole('table', { name: /stayed at today’s until maturity/ }));
  expect(sum.getAllByRole('row').map(amounts)).toEqual([
    ['£6,631.58'],
    ['−£3,600'],
    ['£3,031.58'],
    ['£1,515.79'],
    ['−£360'],
    ['£1,155.79'],
  ]);
});

test('shows the result of ending the plan today, with and without buying the shares', () => {
  const sum = within(open('plan').getByRole('table', { name: /After 15 payments/ }));
  expect(sum.getAllByRole('row').slice(1).map(amounts)).toEqual([
    ['£2,763.16', '£1,500'],
    ['−£1,500', '−£1,500'],
    ['£1,263.16', '£0'],
    ['£631.58', '£0'],
    ['−£150', '−£150'],
    ['£481.58', '−£150'],
  ]);
});

test('describes the price chart in words and in a table', async () => {
  const panel = open('plan');
  panel.getByRole('img', { name: /from July 2024 to September 2025: it fell from £3.08 to £2.33, below/ });
  await userEvent.click(panel.getByText('The prices as a table'));
  const prices = within(panel.getByRole('table', { name: /at the end of each month/ }));
  expect(amounts(prices.getByRole('row', { name: /December 2024/ }))).toEqual(['£2.33', '−£0.14']);
  expect(amounts(prices.getByRole('row', { name: /September 2025/ }))).toEqual(['£4.55', '£2.08']);
});

test('states the rules for missed payments and the support hours', () => {
  const text = open('payments').getByRole('heading', { name: /miss a payment/ }).parentElement?.textContent;
  expect(text).toMatch(/30-day grace period.*3 missed payments.*suspended.*Mon-Fri 9am-5pm/);
});
