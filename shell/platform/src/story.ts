import { figures } from './figures';

const { coveredPayment, discount, months, platformFee, profitSplit, term } = figures;

/** How ShareMore works, in the same four steps on every page (spec sections 1 and 9). */
export const fourSteps = Object.entries({
  'Register your interest':
    'Join your employer’s waitlist. We write when we learn of its next Sharesave; watch for your employer’s own invitation too.',
  'Join your Sharesave': `Accept your employer’s invitation as everybody does. Your option price is fixed then, at up to ${discount.text} below the share price. You apply to a lending partner through ShareMore. Loans are subject to status and availability.`,
  'Your payments are reimbursed': `Each month the lending partner pays your contribution back to you as a loan, up to ${coveredPayment.text}, for ${months.text} months. You pay us ${platformFee.text} a month.`,
  'Repay, and share any profit': `After ${term.text} years the loan is repaid from your plan, and any profit is split ${profitSplit.text}. If there is none, you repay from your savings plus any interest and owe nothing more. The fees do not come back.`,
}).map(([title, body]) => ({ title, body }));
