import { figures } from '@sharemore/platform/figures';
import { samplePlan } from './sample-plan';

const { exerciseMonths, isaDays } = figures;

/** The customer's next steps after the last payment. */
export const nextSteps = [
  {
    title: 'Compare the prices',
    body: `After the payment of ${samplePlan.end}, look at the share price. Above your option price there is a profit to share. Below it, take the savings back.`,
  },
  {
    title: 'Choose in time',
    body: `You have ${exerciseMonths.text} months from maturity to buy the shares. After that the option is gone and only the savings remain.`,
  },
  {
    title: 'Repay, then share',
    body: 'The contributions that our lending partners reimbursed are repaid. What is left is the profit, and half of it is yours.',
  },
  {
    title: 'Think of tax',
    body: `Shares that you keep can move into an ISA within ${isaDays.text} days of buying them. Capital Gains Tax can apply when you sell others.`,
  },
];
