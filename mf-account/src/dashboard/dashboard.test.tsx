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

test('shows the plan with all its figures', () => {
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
});

test.each([
  ['payments', 'Make payment', 'No payment was taken'],
  ['details', 'Submit changes', 'Your changes were not saved'],
] as const)('the form of the %s tab says that nothing was sent', async (tab, button, outcome) => {
  const panel = open(tab);
  await userEvent.click(panel.getByRole('button', { name: button }));
  panel.getByText(outcome);
});

test('tells how missed payments are treated and when people answer', () => {
  const text = open('payments').getByRole('heading', { name: /miss a payment/ }).parentElement?.textContent;
  expect(text).toMatch(/30-day grace period.*3 missed payments.*suspended.*Mon-Fri 9am-5pm/);
});

test('a notification switch flips', async () => {
  const sms = open('details').getByRole<HTMLInputElement>('switch', { name: /^SMS/ });
  expect(sms.checked).toBe(false);
  await userEvent.click(sms);
  expect(sms.checked).toBe(true);
});
