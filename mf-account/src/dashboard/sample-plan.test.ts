import { expect, test } from 'vitest';
import { samplePlan } from './sample-plan';

test('counts its payments, its end and its next payment from its start to its date', () => {
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

test('was once below the option price', () => {
  expect(Math.min(...samplePlan.prices)).toBeLessThan(samplePlan.optionPrice);
});
