// @vitest-environment happy-dom
import { useSession } from '@sharemore/platform/session';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { Component as DashboardPage } from './dashboard-page';

afterEach(cleanup);

async function open(tab = 'My ShareMore Plan') {
  useSession.setState({ signedIn: true, ready: true });
  const element = <DashboardPage />;
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  await userEvent.click(screen.getByRole('tab', { name: tab }));
  return within(screen.getByRole('tabpanel'));
}

test('moves between the tabs by the keyboard, and connects each with its panel', async () => {
  await open();
  // With Alt the browser goes back.
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  expect(document.activeElement?.textContent).toBe('My ShareMore Plan');
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement?.textContent).toBe('Contact ShareMore');
  await userEvent.keyboard('{Home}{ArrowRight}');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Missed a payment');
  expect(document.activeElement?.textContent).toBe('Missed a payment');
  for (const tab of screen.getAllByRole('tab')) {
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    expect(panel?.getAttribute('aria-labelledby')).toBe(tab.id);
    expect(panel?.hidden).toBe(tab.getAttribute('aria-selected') === 'false');
  }
});

test('shows every figure of the plan', async () => {
  const panel = await open();
  panel.getByText('15 of 36 months');
  expect(panel.getByRole('progressbar', { name: 'Monthly payments made' })).toHaveProperty('value', 15);
  for (const [term, value] of [
    ['Monthly contributions', '£100'],
    ['Monthly cost', '£10'],
    ['Monthly fee date', '27th'],
    ['Option price', '£2.47'],
    ['Current price', '£4.55'],
  ] as const) {
    expect(panel.getByText(term).nextElementSibling?.textContent).toBe(value);
  }
  panel.getByText(/July 2024.*June 2027/);
  panel.getByText('Or next working day. Next: 27 October 2025');
});

const amounts = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('leads with what is left and what is lost if the price falls, and sums up the first', async () => {
  const panel = await open();
  const terms = panel.getAllByRole('term').slice(0, 2);
  expect(terms.map((term) => term.nextElementSibling?.textContent)).toEqual(['£1,155.79', '−£360']);
  const sum = within(panel.getByRole('table', { name: /current price stays the same/ }));
  sum.getByText(/^Half of the £6,631.58.*“potential profit” before the loan/);
  expect(sum.getAllByRole('row').map(amounts)).toEqual([
    ['£3,315.79'],
    ['−£1,800'],
    ['£1,515.79'],
    ['−£360'],
    ['£1,155.79'],
  ]);
});

test('greets by name, and says the next payment and its date', async () => {
  await open();
  screen.getByRole('heading', { level: 1, name: 'Hello Alex' });
  expect(document.querySelector('header')?.textContent).toContain(
    'As it stood on 30 September 2025, your next payment is £10 on 27 October 2025.',
  );
});

test('states the rules for missed payments and the support hours', async () => {
  const panel = await open('Missed a payment');
  const text = panel.getByRole('heading', { name: /miss a payment/ }).parentElement?.textContent;
  expect(text).toMatch(/30-day grace period.*3 missed payments.*suspended.*Mon-Fri 9am-5pm/);
});
