import { expect, test } from 'vitest';
import { money, samplePlan } from './sample-plan';

test('shows the specification’s amounts as it writes them', () => {
  const { monthlyContribution, monthlyCost, optionPrice, currentPrice, potentialProfit } = samplePlan;
  expect([monthlyContribution, monthlyCost, optionPrice, currentPrice, potentialProfit].map(money)).toEqual([
    '£100',
    '£10',
    '£2.47',
    '£4.55',
    '£3,315.79',
  ]);
});
