import { expect, test } from 'vitest';
import { samplePlan } from './sample-plan';

test('has payments, an end and a next payment that agree with its start and its date', () => {
  const { start, end, date, months, monthsPaid, nextPayment } = samplePlan;
  const month = (text: string) => {
    const day = new Date(`${text} UTC`);
    return day.getUTCFullYear() * 12 + day.getUTCMonth();
  };
  const first = month(`1 ${start}`);
  expect(month(date) - first + 1).toBe(monthsPaid);
  expect(month(nextPayment) - first).toBe(monthsPaid);
  expect(month(`1 ${end}`) - first + 1).toBe(months);
  expect(nextPayment).toMatch(/-27$/);
  expect(new Date(nextPayment).getUTCDay()).toBe(1);
});
