import { figures } from './figures';
import { inPounds } from './money';
import { example } from './outcomes';

const { coveredPayment, discount, months, platformFee, profitSplit, term } = figures;

/** How ShareMore works, in the same four steps on every page (spec sections 1 and 9). */
export const fourSteps = Object.entries({
  'Register your interest':
    'Join your employer’s waitlist. We’ll write when we learn of its next Sharesave. Watch for your employer’s invitation.',
  'Join your Sharesave': `Accept your employer’s invitation. It states your option price: up to ${discount.text} below the price at the start. Apply to a lending partner through ShareMore. Loans are subject to status and availability.`,
  'Your payments are reimbursed': `Each month your payment leaves your pay. The lending partner then pays it back to you, up to ${coveredPayment.text}, for ${months.text} months: a loan of ${inPounds(example.saved)} in all. You pay us ${platformFee.text} a month.`,
  'Repay, and share any profit': `After ${term.text} years the loan is repaid from your plan, and any profit is split ${profitSplit.text}. If there’s none, you repay from your savings plus any interest and owe nothing more. The fees don’t come back.`,
}).map(([title, body]) => ({ title, body }));
