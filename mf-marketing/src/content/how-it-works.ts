import { grouped, inPounds, withPence } from '@sharemore/platform/money';
import { breakEvenPrice, example, outcomesOf } from '@sharemore/platform/outcomes';
import { figure } from './figures';
import { type BenefitWords, type ClosingWords, titled } from './page-words';
import { profitClaim } from './profit-claim';
import { risk } from './risk';

export const head = {
  title: 'How ShareMore works',
  description:
    'Lending partners reimburse your monthly Sharesave payments as a loan. You pay a monthly fee, and any profit is shared equally. See the costs and the risks.',
};

export const hero = {
  title: 'How ShareMore works',
  lead: 'Your employer offers the plan. A lending partner lends you the monthly payments. You pay a fee, and share any profit equally.',
};

export const problem = {
  eyebrow: 'The problem',
  title: `Over ${figure.missingOut} UK employees miss out`,
  body: [
    `Their employer offers them shares at a discount of up to ${figure.discount}. But Sharesave takes money out of your pay every month for ${figure.term} years. Many people need that money for rent and bills.`,
  ],
};

export const solution = {
  eyebrow: 'The solution',
  title: `${figure.profitClaim} profit without locking savings for ${figure.term} years`,
  body: [
    `Regulated lending partners pay your Sharesave contributions back to you each month, as a loan of up to ${figure.coveredPayment}. You pay a ${figure.platformFee} monthly fee. After ${figure.term} years the contributions are repaid, and any profit is split ${figure.profitSplit}.`,
  ],
  riskTitle: 'What the claim does not promise',
  risk: `${profitClaim} ${risk}`,
};

export const video = {
  title: 'See it happen',
  caption: 'A walkthrough of an invented employee, from the invitation to three years later.',
};

export const steps = {
  title: 'Three steps',
  items: titled({
    Apply:
      'Register your interest now. When your employer invites you to its next Sharesave, you join the plan as everybody does and apply to a lending partner through ShareMore. Loans are subject to status and availability.',
    [`Lenders cover the ${figure.months} monthly ${figure.coveredPayment} payments`]: `Your plan takes ${figure.coveredPayment} from your pay each month, and the lending partner pays it back to you. You pay us ${figure.platformFee} a month. The savings and the right to buy shares are in your name throughout.`,
    [`Share any profit ${figure.profitSplit}`]: `After ${figure.term} years, if the shares are worth more than your option price, you buy them with your plan savings and sell at least enough of them to repay the ${inPounds(example.saved)} of reimbursed contributions and the other half of the profit. Your half is yours. Prices can move between buying and selling. If there is no profit, you repay from your savings plus any interest and owe nothing more. The fees do not come back.`,
  }),
  join: 'Join ShareMore',
};

const scenario = (situation: string, sharePrice: number) => ({
  situation,
  sharePrice,
  ...outcomesOf(example, { sharePrice }),
});

/** All amounts are computed, so that they follow the platform's figures. */
export const workedExample = {
  title: 'What three years could bring, in figures',
  lead: `An illustration, not a forecast. You save ${figure.coveredPayment} a month, all of it reimbursed. The shares cost ${withPence(example.priceAtInvitation)} when you are invited, so your option price is ${withPence(example.optionPrice)} and your savings can buy ${grouped(example.shares)} shares.`,
  columns: {
    situation: 'After 3 years the shares are at',
    sharesValue: 'Your shares are worth',
    profit: 'Profit after repaying',
    yourHalf: 'Your half',
    afterFees: `After ${inPounds(example.fees)} of fees`,
  },
  rows: [
    scenario('twice your option price', 2 * example.optionPrice),
    scenario('the same as when you were invited', example.priceAtInvitation),
    scenario('less than your option price', 0.9 * example.optionPrice),
  ],
  note: `Below ${withPence(breakEvenPrice(example))} a share in this example, the fees cost you more than your half of the profit. All amounts are before any tax and dealing costs.`,
};

export const benefits: { title: string; lead: string; cards: BenefitWords[] } = {
  title: 'Four benefits, and the other side of each',
  lead: 'Read both before you decide.',
  cards: [
    {
      title: 'Your cash stays free',
      body: `Up to ${figure.coveredPayment} a month comes back to you, so beyond the fee you need no spare cash to join.`,
      risk: `The reimbursed contributions are a loan. They are repaid at the end, before any profit is shared.`,
    },
    {
      title: 'You buy at the discount',
      body: `Your option price is fixed at the start, as much as ${figure.discount} below the share price that day.`,
      risk: 'What the discount brings is profit, of which half is yours. If the shares end below your option price there is none.',
    },
    {
      title: 'A fee that is known from the start',
      body: `${figure.platformFee} a month for each ${figure.coveredPayment} reimbursed, the same each month.`,
      risk: `Over ${figure.months} months the fees add up to ${inPounds(example.fees)}. You pay them whether or not there is a profit, and half of any profit goes to us and our partners.`,
    },
    {
      title: 'No profit, nothing more to pay',
      body: 'If the shares end below your option price, you repay from your plan savings plus any interest. You owe nothing more.',
      risk: `The ${inPounds(example.fees)} of fees do not come back, and the savings that were reimbursed go to repay the loan.`,
    },
  ],
};

export const closing: ClosingWords = {
  title: 'Does your employer have a Sharesave?',
  body: 'Register your interest, and we will write when we learn of its next plan. It commits you to nothing.',
  links: [
    { to: '/join-sharemore', text: 'Join ShareMore' },
    { to: '/faq', text: 'Questions and answers' },
  ],
};
