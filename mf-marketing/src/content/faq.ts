import type { Operator } from '@sharemore/platform/contract';
import { inPounds, withPence } from '@sharemore/platform/money';
import { breakEvenPrice, example, outcomesOf } from '@sharemore/platform/outcomes';
import { figure, titled } from './page-words';
import { profitClaim } from './profit-claim';

export const top = {
  title: 'FAQs',
  description:
    'Plain answers about Sharesave and ShareMore: the plan, the loan, the monthly fee, the risks and tax.',
  lead: 'Plain answers about Sharesave, what ShareMore does, what it costs and what can go wrong.',
};

export const jumpLabel = 'Jump to a section';
export const search = {
  label: 'Search the questions',
  /** Announced, in one text. */
  found: (count: number) =>
    count
      ? `${count} ${count === 1 ? 'question' : 'questions'} found`
      : 'No questions found. Try another word.',
  noAnswer: 'No answer? Ask us',
};
export const backToTop = 'Back to the top';

export const closing = {
  title: 'Still Have Questions?',
  body: 'Write to us. A person reads every message, Monday to Friday, 9am to 5pm.',
  links: { 'Contact us': '/about#contact' },
};

export type FaqSection = ReturnType<typeof faqSectionsFor>[number];

const flat = outcomesOf(example, { sharePrice: example.priceAtInvitation });

/** The questions in five sections. One answer quotes the status that the operator states. */
export const faqSectionsFor = ({ status, isExample }: Operator) => [
  {
    id: 'basics',
    title: 'Sharesave basics',
    entries: titled({
      'What is Sharesave?': `Sharesave, or Save As You Earn (SAYE), is a savings plan that your employer runs under rules set by law. You save from your pay each month for ${figure.term} years (some plans run ${figure.longTerm}). At the end you may use the savings to buy your employer’s shares at a price **fixed at the start**. You never have to buy.`,
      'How big is the discount?': `Your employer may set the option price **up to ${figure.discount}** below the share price at the start. Shares at ${withPence(example.priceAtInvitation)} can give an option price of ${withPence(example.optionPrice)}. Your invitation states it.

It doesn’t protect you from a larger fall: then there’s nothing to gain from buying.`,
      'How much can I save each month?': `Commonly between **${figure.lowestSaving} and ${figure.highestSaving} a month**. A plan may not set its smallest amount above ${figure.highestMinimum}, and ${figure.highestSaving} is the limit for all your Sharesave plans together.`,
      'What can I do when the plan ends?': `You can **buy the shares** at your option price with your savings and any interest, within ${figure.exerciseMonths} months of its end. Or you can **take your savings back** with any interest.

The shares are paid for with your plan savings, never with a loan.`,
      'Do my savings earn interest?': `They may. Plans call it a bonus. Its rate is fixed when you’re invited, and it **can be nil**. Your invitation states it.

Our illustrations count interest of ${figure.underwaterBonus} times the monthly contribution for savings that are taken back. With ShareMore it goes to the lending partner with them.`,
      'What if the share price falls?':
        'If the shares end below your option price you don’t buy, and your savings come back to you with any interest. **Once you have bought shares and kept them, they can fall**, and you can then lose money. Past performance is not a reliable guide to future results.',
      'When can I join?':
        'Only when your employer invites you, usually once a year, for a few weeks. Join the waitlist on its page and we’ll write when we know of the next one.',
      'What happens to my plan if I leave my job?': `You may leave through **redundancy, injury, disability, retirement or a transfer of the business**. Then you can usually buy shares within ${figure.exerciseMonths} months, with the savings you have by then. After ${figure.term} years other reasons can count too. In other cases your savings come back to you and the option ends.

If a saver dies, the estate has ${figure.exerciseMonthsOnDeath} months to use the option.`,
    }),
  },
  {
    id: 'platform',
    title: 'How ShareMore works',
    entries: titled({
      'What does ShareMore do?': `It lets you take part in Sharesave without tying up your own cash. Regulated **lending partners reimburse your monthly contributions**, up to ${figure.coveredPayment} a month. You pay ShareMore a platform fee of **${figure.platformFee} a month**. At the end the reimbursed contributions are repaid, and any profit is split **${figure.profitSplit}**.`,
      'Is this a loan?': `**Yes.** What a lending partner reimburses is lent to you, ${inPounds(example.saved)} in all, and repaid when the plan ends. Loans come from regulated lending partners and are **subject to status and availability**.`,
      'Who is ShareMore, and is it regulated?': `ShareMore is a company registered in England and Wales. It introduces you to lending partners, and it’s **not a lender and gives no advice**: third parties that are authorised and regulated do both.

${isExample ? 'Whether ShareMore itself is regulated isn’t set here: the company’s details on this site are examples.' : `Of its own status the company says: “${status}”`}

Before you apply, look your lending partner up in the Financial Conduct Authority’s Financial Services Register.`,
      'What does it cost?': `**${figure.platformFee} a month** for each ${figure.coveredPayment} of monthly contributions reimbursed: half the amount, half the fee. At ${figure.coveredPayment} a month that’s ${inPounds(example.fees)} over ${figure.months} months. You pay it **whether or not there’s a profit**. Half of any profit goes to ShareMore and its lending partners.`,
      'What happens if there’s no profit?':
        'You repay the reimbursed contributions **from your plan savings plus any interest**, and you **owe nothing more**. The platform fees that you paid don’t come back.',
      'How is the profit worked out?': `Profit is what your shares are worth at the end less the reimbursed contributions. Suppose ${inPounds(example.saved)} was reimbursed and your shares are worth ${inPounds(flat.sharesValue)}. The profit is ${inPounds(flat.profit)}, and **your half is ${inPounds(flat.shareMore.paidOut)}**. After ${inPounds(example.fees)} of fees you’re ${inPounds(flat.shareMore.gain)} ahead.

That’s an illustration, before any tax and dealing costs.`,
      [`What does ${figure.profitClaim} profit mean?`]: profitClaim,
      [`What’s the ${figure.averageReturn} average return?`]: `The stated 2024 average return is **${figure.averageReturn}** for each ${figure.invested} invested. It’s our own claim, not audited. It doesn’t say what was counted, whether fees were taken off, or what your plan will do. **Past performance is not a reliable guide to future results.**`,
      'Can I lose money?': `**Yes.** If there’s no profit, you lose the fees. If the profit is small, your half may be less than the fees. In our example that’s below ${withPence(breakEvenPrice(example))} a share, with an option price of ${withPence(example.optionPrice)}.`,
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
        'Find your employer and join its waitlist. When it next invites you, accept and apply to a lending partner through ShareMore. Once you’re accepted your contributions are reimbursed each month.',
      'Does registering commit me to anything?':
        '**No.** It tells us whom to write to when we learn of your employer’s next plan. You decide then, with the costs and risks in front of you, and you can ask us to delete your details at any time.',
      'My employer isn’t in your list. What now?':
        'Use **Request your employer** on the Find Your Employer page and we’ll look into it. Only an employer can run a Sharesave: we can’t create one.',
      'Does my employer work with you?':
        'A company’s page here **doesn’t mean that we have a relationship** with it. You take part in its plan as any employee does, and it has nothing to do.',
      'Will I be accepted?':
        'That’s for the lending partner to decide. It checks your identity and whether you can afford the loan, and loans are subject to status and availability. Ask which checks it makes before you agree, and whether one is a credit check. **If it refuses you after you’ve joined your plan**, the plan is still yours. You can pay in with your own money, or stop and take your savings back. Nothing is reimbursed, so you pay us no fee.',
      'I already have a Sharesave plan. Can I still join?': `Yes, at a new invitation, as long as your monthly savings in all plans together stay within ${figure.highestSaving}. Tell us about the older plan when you apply.`,
      [`Can I save more than ${figure.coveredPayment} a month?`]: `Yes. Lending partners reimburse **up to ${figure.coveredPayment} a month**. What you save beyond that, up to the limit of ${figure.highestSaving}, is your own money.`,
    }),
  },
  {
    id: 'tech',
    title: 'Payments, leaving, tax and data',
    entries: titled({
      'What happens if I miss a platform fee?': `We let you know, and you have a **${figure.graceDays}-day grace period** to pay. After 3 missed payments your ShareMore plan may be suspended: contributions are then no longer reimbursed. Your Sharesave goes on for as long as you pay in. If money is tight, talk to us early.`,
      'What happens if my contributions stop?': `Reimbursements follow contributions, so they stop too. Sharesave lets you pause up to ${figure.pausedPayments} monthly payments in total, for example on maternity or sick leave. Each one moves the end of your plan back by a month. If you stop for good, your savings come back to you, the contributions reimbursed so far are repaid from them, and the option usually ends. Ask before you join whether the fee stops too.`,
      'What happens to the loan if I leave my job?': `Reimbursements end with your contributions. Some reasons let you buy early, such as redundancy or retirement. Then you usually have ${figure.exerciseMonths} months to buy, and any profit is split ${figure.profitSplit}. Otherwise your plan savings come back, and **the contributions reimbursed so far are repaid from them**. Without a profit you owe nothing more, but **the fees that you paid don’t come back**.`,
      'Do I pay tax?':
        'Normally there’s **no Income Tax and no National Insurance** on the discount, the interest or the gain when you buy the shares. **Capital Gains Tax** (CGT) can apply when you sell. It depends on your circumstances and can change. Our figures are before tax. Ask a tax adviser whether the half of the profit that you pass on is your gain: we don’t give tax advice.',
      'Can I move my shares into an ISA?': `Yes. Shares that you keep can go into a stocks and shares ISA **within ${figure.isaDays} days** of buying them, up to your yearly ISA allowance. First you repay the reimbursed contributions and the other half of the profit: to keep more shares than your half buys, you need **other money**.`,
      'Who holds my savings and my shares?':
        'Your savings are held by the savings provider that your employer chose for its plan, in your name. The option is yours too. Neither ShareMore nor a lending partner holds either while the plan runs.',
      'What do you do with my data?':
        'We use it for what you gave it for, and don’t sell it. The site sets no cookies to follow you. The privacy policy says where we store it, and for how long.',
      'Which browsers and devices can I use?':
        'Any up-to-date one, also by keyboard alone or with a screen reader. Pages and forms work without JavaScript. Logging in, sliders and this search need it.',
    }),
  },
  {
    id: 'employers',
    title: 'Employers’ questions',
    entries: titled({
      'What does ShareMore cost an employer?':
        '**Nothing.** You pay no fee and fund no loan. The employee pays the platform fee, and lending partners provide the money.',
      'Does it change the tax status of our plan?':
        '**We expect no change.** Your employees contribute to your plan from their own pay, as its rules require. This isn’t tax or legal advice, and your own advisers should confirm it.',
      'What do we have to do?':
        'Run your plan as you do now. There’s **no change to payroll or savings provider**. We can supply wording for your legal team to approve.',
      'Who lends, and who is responsible for advice?':
        'Regulated third parties do both. They deal with your employees and carry out the checks. The loan is between them and the employee.',
      'What should our people know before they join?': `That it’s a loan, costs **${figure.platformFee} a month** and half of any profit, and that share prices fall as well as rise. Without a profit they repay from their plan savings plus any interest and owe nothing more, and the fees don’t come back.`,
      'Why is our company on your site?':
        'So that employees can find their plan. The pages use information from third parties and public stock exchange records, and **show no current relationship** with the companies listed. If something is wrong, tell us and we’ll correct it.',
      'How do we find out more?':
        'Tell us with the contact form when your next invitation is due. Asking commits you to nothing.',
    }),
  },
];
