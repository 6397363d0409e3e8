import { figures } from '@sharemore/platform/figures';
import { samplePlan } from './sample-plan';

const { exerciseMonths, isaDays } = figures;

/** The customer's next steps after the last payment. */
export const nextSteps = Object.entries({
  'Compare the prices': `After the payment of ${samplePlan.end}, look at the share price. Above your option price there is a profit to share. Below it, take the savings back.`,
  'Choose in time': `You have ${exerciseMonths.text} months from maturity to buy the shares. After that the option is gone and only the savings remain.`,
  'Repay, then share':
    'The contributions that our lending partners reimbursed are repaid. What is left is the profit, and half of it is yours.',
  'Think of tax': `Shares that you keep can move into an ISA within ${isaDays.text} days of buying them. Capital Gains Tax can apply when you sell others.`,
}).map(([title, body]) => ({ title, body }));
