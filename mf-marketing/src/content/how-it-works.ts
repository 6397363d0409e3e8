import { inPounds } from '@sharemore/platform/money';
import { example } from '@sharemore/platform/outcomes';
import { type BenefitWords, figure, titled } from './page-words';
import { claimSum } from './profit-claim';

export const top = {
  title: 'How ShareMore works',
  description:
    'Lending partners reimburse your monthly Sharesave payments as a loan. You pay a monthly fee, and any profit is shared equally. See the costs and the risks.',
  lead: `A lending partner lends you the monthly payments. You pay us ${figure.platformFee} a month, and share any profit equally.`,
};

export const problem = {
  eyebrow: 'The problem',
  title: `Over ${figure.missingOut} UK employees miss out`,
  body: `Their employer offers them shares at up to ${figure.discount} off. But Sharesave takes money from their pay each month for ${figure.term} years. Many people need it for rent and bills. Each dot here is 1,000 people.`,
};

export const solution = {
  eyebrow: 'The solution',
  title: `${figure.profitClaim} profit without locking savings for ${figure.term} years`,
  body: `Regulated lending partners pay your contributions back to you each month, up to ${figure.coveredPayment}. That’s a loan: ${inPounds(example.saved)} in all. You pay a ${figure.platformFee} monthly fee. After ${figure.term} years the loan is repaid, and any profit is split ${figure.profitSplit}.`,
  riskTitle: 'What the claim doesn’t promise',
  risk: claimSum,
};

export const steps = {
  title: 'Three steps',
  items: titled({
    Apply:
      'Register your interest now. When your employer invites you, join its plan as everybody does, and apply to a lending partner through ShareMore. Loans are subject to status and availability.',
    [`Lenders cover the ${figure.months} monthly ${figure.coveredPayment} payments`]: `Your plan takes ${figure.coveredPayment} from your pay, and the lending partner then pays it back to you. You pay us ${figure.platformFee} a month. The savings and the right to buy are in your name throughout.`,
    [`Share any profit ${figure.profitSplit}`]: `If the shares end above your option price, you buy them with your savings. You sell enough to repay the ${inPounds(example.saved)} loan and the other half of the profit.`,
  }),
  risk: 'Prices can move between buying and selling. If there’s no profit, you repay from your savings plus any interest and owe nothing more. The fees don’t come back.',
  join: 'Register your interest',
};

export const benefits: { title: string; cards: BenefitWords[] } = {
  title: 'Four benefits, and the other side of each',
  cards: [
    {
      title: 'Your cash stays free',
      body: `Up to ${figure.coveredPayment} a month leaves your pay, and comes back to you.`,
      risk: `It’s a loan: ${inPounds(example.saved)} in all, repaid before any profit is shared.`,
    },
    {
      title: 'You buy at the discount',
      body: `Your option price is fixed at the start, up to ${figure.discount} below the share price that day.`,
      risk: 'What the discount brings is profit, and half of that goes to us and our partners. Below your option price there’s none.',
    },
    {
      title: 'A fee that’s known from the start',
      body: `${figure.platformFee} a month for each ${figure.coveredPayment} reimbursed. Half the amount is half the fee.`,
      risk: `Over ${figure.months} months that’s ${inPounds(example.fees)}, profit or not. Half of any profit goes to us and our partners.`,
    },
    {
      title: 'No profit, nothing more to pay',
      body: 'If the shares end below your option price, you repay from your savings plus any interest.',
      risk: `The fees (${inPounds(example.fees)} at ${figure.coveredPayment} a month) don’t come back, and your savings go to the lending partner.`,
    },
  ],
};

export const closing = {
  title: 'Your next step',
  body: 'Register your interest, and we’ll write when we learn of your employer’s next Sharesave. You commit to nothing.',
  links: { 'Register your interest': '/join-sharemore', FAQs: '/faq' },
};
