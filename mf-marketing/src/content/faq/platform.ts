import { inPounds, withPence } from '@sharemore/platform/money';
import { breakEvenPrice, example, outcomesOf } from '@sharemore/platform/outcomes';
import { figure } from '../figures';
import { profitClaim } from '../profit-claim';
import type { FaqSection } from './faq-section';

const flat = outcomesOf(example, { sharePrice: example.priceAtInvitation });

export const platform: FaqSection = {
  id: 'platform',
  title: 'How ShareMore works',
  entries: {
    'What does ShareMore do?': `It lets you take part in Sharesave without tying up your own cash. Regulated **lending partners reimburse your monthly contributions**, up to ${figure.coveredPayment} a month. You pay ShareMore a platform fee of **${figure.platformFee} a month**. At the end the reimbursed contributions are repaid, and any profit is split **${figure.profitSplit}**.`,
    'Is this a loan?':
      '**Yes.** What a lending partner reimburses is lent to you, and repaid when the plan ends. ShareMore is not a lender: loans come from regulated lending partners and are **subject to status and availability**.',
    'Who is ShareMore, and is it regulated?':
      'ShareMore is a company registered in England and Wales; its number, address and status are at the foot of every page. It introduces you to lending partners. It is **not a lender and gives no advice**: third parties that are authorised and regulated do both. Before you apply, look your lending partner up in the Financial Conduct Authority’s Financial Services Register.',
    'What does it cost?': `**${figure.platformFee} a month** for each ${figure.coveredPayment} of monthly contributions reimbursed. Over ${figure.months} months that is ${inPounds(example.fees)}. You pay it **whether or not there is a profit**. Half of any profit goes to ShareMore and its lending partners.`,
    'What happens if there is no profit?':
      'You repay the reimbursed contributions **from your plan savings plus any interest**, and you **owe nothing more**. The platform fees that you paid do not come back.',
    'How is the profit worked out?': `Profit is what your shares are worth at the end less the reimbursed contributions. Suppose ${inPounds(example.saved)} was reimbursed and your shares are worth ${inPounds(flat.sharesValue)}. The profit is ${inPounds(flat.profit)}, and **your half is ${inPounds(flat.shareMore.paidOut)}**. After ${inPounds(example.fees)} of fees you are ${inPounds(flat.shareMore.gain)} ahead.

That is an illustration, before any tax and dealing costs. Your shares may be worth more, or less.`,
    [`What does ${figure.profitClaim} profit mean?`]: {
      body: `${profitClaim} Share prices fall as well as rise, and you may make no profit.`,
      figures: ['profitClaim'],
    },
    [`What is the ${figure.averageReturn} average return?`]: {
      body: `The stated 2024 average return is **${figure.averageReturn}** for each ${figure.invested} invested. It averages one past year and says nothing about your own plan. **Past performance is not a reliable guide to future results.**`,
      figures: ['averageReturn'],
    },
    'Can I lose money?': `**Yes.** If there is no profit, you lose the fees. If the profit is small, your half may be less than the fees: in our worked example, below ${withPence(breakEvenPrice(example))} a share, against an option price of ${withPence(example.optionPrice)}. Without a profit you owe nothing more.`,
    'Would I be better off saving without ShareMore?':
      'If you can spare the money each month, **yes**: you would keep all of the profit and pay no fee. ShareMore is for people who would otherwise not join, or would join with less.',
    [`Does it work with a plan of ${figure.longTerm} years?`]: `Everything here is for ${figure.term} years: ${figure.months} contributions reimbursed, and ${figure.months} fees. If your plan runs ${figure.longTerm}, **ask us before you join**.`,
  },
};
