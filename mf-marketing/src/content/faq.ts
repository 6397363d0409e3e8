import type { FigureName } from '@sharemore/platform/figures';
import { inPounds, withPence } from '@sharemore/platform/money';
import { breakEvenPrice, example, outcomesOf } from '@sharemore/platform/outcomes';
import { figure } from './figures';
import { type ClosingWords, type TitledWords, titled } from './page-words';
import { profitClaim } from './profit-claim';

export const head = {
  title: 'Questions and answers',
  description:
    'Plain answers about Sharesave and ShareMore: how the plan works, what it costs, the risks, getting started, tax, your data, and employers.',
};

export const hero = {
  title: 'Questions and answers',
  lead: 'Plain answers about Sharesave, what ShareMore does, what it costs and what can go wrong.',
};

export const jumpLabel = 'Jump to a section';
export const backToTop = 'Back to the top';

export const closing: ClosingWords = {
  title: 'Still Have Questions?',
  body: 'Write to us. A person reads every message, Monday to Friday, 9am to 5pm.',
  links: [{ to: '/about#contact', text: 'Contact us' }],
};

/** What the answers cite. */
export const cited: FigureName[] = [
  'term',
  'longTerm',
  'discount',
  'lowestSaving',
  'highestMinimum',
  'highestSaving',
  'exerciseMonths',
  'exerciseMonthsOnDeath',
  'profitClaim',
  'averageReturn',
  'pausedPayments',
  'isaDays',
];

interface FaqSection {
  id: 'basics' | 'platform' | 'getting-started' | 'tech' | 'employers';
  title: string;
  /** Each question with its answer. */
  entries: TitledWords[];
}

const flat = outcomesOf(example, { sharePrice: example.priceAtInvitation });

export const faqSections: FaqSection[] = [
  {
    id: 'basics',
    title: 'Sharesave basics',
    entries: titled({
      'What is Sharesave?': `Sharesave, or Save As You Earn (SAYE), is a savings plan that your employer runs under rules set by law. You save from your pay each month for ${figure.term} years (some plans run ${figure.longTerm}). At the end you may use the savings to buy your employer’s shares at a price **fixed at the start**. You never have to buy.`,
      'How big is the discount?': `Your employer may set the option price **up to ${figure.discount}** below the share price at the invitation. Shares at ${withPence(example.priceAtInvitation)} can give an option price of ${withPence(example.optionPrice)}. Your invitation states it.

It does not protect you from a larger fall: then there is nothing to gain from buying.`,
      'How much can I save each month?': `Commonly between **${figure.lowestSaving} and ${figure.highestSaving} a month**. A plan may not set its smallest amount above ${figure.highestMinimum}, and ${figure.highestSaving} is the limit for all your Sharesave plans together.`,
      'What can I do when the plan ends?': `You can **buy the shares** at your option price with your savings and any interest, within ${figure.exerciseMonths} months of maturity. Or you can **take your savings back** with any interest.

The shares are paid for with your plan savings, never with a loan.`,
      'Do my savings earn interest?': `They may. It is called a bonus, its rate is fixed when you are invited, and it **can be nil**. Your invitation states it.

Our illustrations count a bonus of ${figure.underwaterBonus} times the monthly contribution for savings that are taken back. With ShareMore it goes to the lending partner with them.`,
      'What if the share price falls?':
        'If the shares end below your option price you do not buy, and your savings come back to you with any interest. **Once you have bought shares and kept them, they can fall**, and you can then lose money. Past performance is not a reliable guide to future results.',
      'When can I join?':
        'Only when your employer invites you, usually once a year, for a few weeks of its choice. Join the waitlist on its page and we will write when we know of the next one.',
      'What happens to my plan if I leave my job?': `If you leave through **redundancy, injury, disability, retirement or a transfer of the business**, you may usually buy shares within ${figure.exerciseMonths} months with the savings you have by then. After ${figure.term} years other reasons can count too. In other cases your savings come back to you and the option ends.

If a saver dies, the estate has ${figure.exerciseMonthsOnDeath} months to use the option.`,
    }),
  },
  {
    id: 'platform',
    title: 'How ShareMore works',
    entries: titled({
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
      [`What does ${figure.profitClaim} profit mean?`]: `${profitClaim} Share prices fall as well as rise, and you may make no profit.`,
      [`What is the ${figure.averageReturn} average return?`]: `The stated 2024 average return is **${figure.averageReturn}** for each ${figure.invested} invested. It averages one past year and says nothing about your own plan. **Past performance is not a reliable guide to future results.**`,
      'Can I lose money?': `**Yes.** If there is no profit, you lose the fees. If the profit is small, your half may be less than the fees: in our worked example, below ${withPence(breakEvenPrice(example))} a share, against an option price of ${withPence(example.optionPrice)}. Without a profit you owe nothing more.`,
      'Would I be better off saving without ShareMore?':
        'If you can spare the money each month, **yes**: you would keep all of the profit and pay no fee. ShareMore is for people who would otherwise not join, or would join with less.',
      [`Does it work with a plan of ${figure.longTerm} years?`]: `Everything here is for ${figure.term} years: ${figure.months} contributions reimbursed, and ${figure.months} fees. If your plan runs ${figure.longTerm}, **ask us before you join**.`,
    }),
  },
  {
    id: 'getting-started',
    title: 'Getting started',
    entries: titled({
      'How do I join?':
        'Find your employer and join its waitlist. When it next invites you, you accept as everybody does, and apply to a lending partner through ShareMore. Once you are accepted your contributions are reimbursed each month.',
      'Does registering commit me to anything?':
        '**No.** It tells us whom to write to when we learn of your employer’s next plan. You decide then, with the costs and risks in front of you, and you can ask us to delete your details at any time.',
      'My employer is not in your list. What now?':
        'The list covers companies whose plans we know of from public information. Use **Request your employer** on the Find Your Employer page and we will look into it. Only an employer can run a Sharesave: we cannot create one.',
      'Does my employer work with you?':
        'A company’s page here **does not mean that we have a relationship** with it. You take part in its plan as any employee does, and it need do nothing.',
      'Will I be accepted?':
        'That is for the lending partner to decide. It checks your identity and whether you can afford the loan, and loans are subject to status and availability. Ask which checks it makes before you agree.',
      'I already have a Sharesave plan. Can I still join?': `Yes, at a new invitation, as long as your monthly savings in all plans together stay within ${figure.highestSaving}. Tell us about the older plan when you apply.`,
      [`Can I save more than ${figure.coveredPayment} a month?`]: `Yes. Lending partners reimburse **up to ${figure.coveredPayment} a month**. What you save beyond that, up to the limit of ${figure.highestSaving}, is your own money.`,
    }),
  },
  {
    id: 'tech',
    title: 'Technical details',
    entries: titled({
      'What happens if I miss a platform fee?': `We let you know, and you have a **${figure.graceDays}-day grace period** to pay. After 3 missed payments your ShareMore plan may be suspended: contributions are then no longer reimbursed. Your Sharesave goes on for as long as you pay in. If money is tight, talk to us early.`,
      'What happens if my contributions stop?': `Reimbursements follow contributions, so they stop too. Sharesave lets you pause up to ${figure.pausedPayments} monthly payments in total, and each moves the end of your plan back by a month. If you stop for good, your savings come back to you, the contributions reimbursed so far are repaid from them, and the option usually lapses.`,
      'What happens to the loan if I leave my job?': `Reimbursements end with your contributions. If you left for a reason that lets you buy early, such as redundancy or retirement, you usually have ${figure.exerciseMonths} months to do so, and any profit is split ${figure.profitSplit}. Otherwise your plan savings come back, and **the contributions reimbursed so far are repaid from them**. Without a profit you owe nothing more, but **the fees that you paid do not come back**.`,
      'Do I pay tax?':
        'Normally there is **no Income Tax and no National Insurance** on the discount, the bonus or the gain when you buy the shares. **Capital Gains Tax** can apply when you sell. It depends on your circumstances and can change. Our figures are before tax. Ask a tax adviser whether the half of the profit that you pass on is your gain: we do not give tax advice.',
      'Can I move my shares into an ISA?': `Yes. Shares that you keep can go into a stocks and shares ISA **within ${figure.isaDays} days** of buying them, up to your yearly ISA allowance. First you repay the reimbursed contributions and the other half of the profit: to keep more shares than your half buys, you need **other money**.`,
      'Who holds my savings and my shares?':
        'Your savings are held by the savings provider that your employer chose for its plan, in your name. The option is yours too. Neither ShareMore nor a lending partner holds either while the plan runs.',
      'What do you do with my data?':
        'We use it for what you gave it for, store it in the United Kingdom, and do not sell it. The site sets no cookies to follow you. The privacy policy has the details.',
      'Which browsers and devices can I use?':
        'Any up-to-date one, also by keyboard alone or with a screen reader. Only logging in needs JavaScript.',
    }),
  },
  {
    id: 'employers',
    title: 'Employers’ questions',
    entries: titled({
      'What does ShareMore cost an employer?':
        '**Nothing.** You pay no fee and fund no loan. The employee pays the platform fee, and lending partners provide the money.',
      'Does it change the tax status of our plan?':
        '**We expect no change.** Your employees contribute to your plan from their own pay, as its rules require. This is not tax or legal advice, and your own advisers should confirm it.',
      'What do we have to do?':
        'Run your plan as you do now. There is **no change to payroll, administrator or savings provider**. You can mention ShareMore when you launch, and we can supply wording for your legal team to approve.',
      'Who lends, and who is responsible for advice?':
        'Regulated third parties do both. They deal with your employees directly and carry out the checks. The loan is between them and the employee.',
      'What should our people know before they join?': `That it is a loan, costs **${figure.platformFee} a month** and half of any profit, and that share prices fall as well as rise. Without a profit they repay from their plan savings plus any interest and owe nothing more, but the fees are lost.`,
      'Why is our company on your site?':
        'So that employees can find their plan. The pages use information from third parties and public stock exchange records, and **show no current relationship** with the companies listed. If something is wrong, tell us and we will correct it.',
      'How do we find out more?':
        'Tell us with the contact form when your next invitation is due. Asking commits you to nothing.',
    }),
  },
];
