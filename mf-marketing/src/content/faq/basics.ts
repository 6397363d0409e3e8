import { withPence } from '@sharemore/platform/money';
import { example } from '@sharemore/platform/outcomes';
import { figure } from '../figures';
import type { FaqSection } from './faq-section';

export const basics: FaqSection = {
  id: 'basics',
  title: 'Sharesave basics',
  entries: {
    'What is Sharesave?': {
      body: `Sharesave, or Save As You Earn (SAYE), is a savings plan that your employer runs under rules set by law. You save from your pay each month for ${figure.term} years (some plans run ${figure.longTerm}). At the end you may use the savings to buy your employer’s shares at a price **fixed at the start**. You never have to buy.`,
      figures: ['term', 'longTerm'],
    },
    'How big is the discount?': {
      body: `Your employer may set the option price **up to ${figure.discount}** below the share price at the invitation. Shares at ${withPence(example.priceAtInvitation)} can give an option price of ${withPence(example.optionPrice)}. Your invitation states it.

It does not protect you from a larger fall: then there is nothing to gain from buying.`,
      figures: ['discount'],
    },
    'How much can I save each month?': {
      body: `Commonly between **${figure.lowestSaving} and ${figure.highestSaving} a month**. A plan may not set its smallest amount above ${figure.highestMinimum}, and ${figure.highestSaving} is the limit for all your Sharesave plans together.`,
      figures: ['lowestSaving', 'highestMinimum', 'highestSaving'],
    },
    'What can I do when the plan ends?': {
      body: `You can **buy the shares** at your option price with your savings and any interest, within ${figure.exerciseMonths} months of maturity. Or you can **take your savings back** with any interest.

The shares are paid for with your plan savings, never with a loan.`,
      figures: ['exerciseMonths'],
    },
    'Do my savings earn interest?': `They may. It is called a bonus, its rate is fixed when you are invited, and it **can be nil**. Your invitation states it.

Our illustrations count a bonus of ${figure.underwaterBonus} times the monthly contribution for savings that are taken back. With ShareMore it goes to the lending partner with them.`,
    'What if the share price falls?':
      'If the shares end below your option price you do not buy, and your savings come back to you with any interest. **Once you have bought shares and kept them, they can fall**, and you can then lose money. Past performance is not a reliable guide to future results.',
    'When can I join?':
      'Only when your employer invites you, usually once a year, for a few weeks of its choice. Join the waitlist on its page and we will write when we know of the next one.',
    'What happens to my plan if I leave my job?': {
      body: `If you leave through **redundancy, injury, disability, retirement or a transfer of the business**, you may usually buy shares within ${figure.exerciseMonths} months with the savings you have by then. After ${figure.term} years other reasons can count too. In other cases your savings come back to you and the option ends.

If a saver dies, the estate has ${figure.exerciseMonthsOnDeath} months to use the option.`,
      figures: ['exerciseMonths', 'exerciseMonthsOnDeath'],
    },
  },
};
