import { figure } from './figures';
import type { ClosingWords, TitledWords } from './page-words';

export const head = {
  title: 'For Employers',
  description:
    'Help more employees take part in your Sharesave, at no cost to you. Your plan and its payroll stay as they are. Ask us for information.',
};

export const hero = {
  eyebrow: 'For Employers',
  title: `${figure.participation} participation in your Sharesave, at zero cost`,
  lead: 'You already run the plan. ShareMore helps people who cannot spare the cash to join. It costs you nothing, and your plan stays as it is. We expect no change to its tax status; ask your own advisers.',
};

export const requestInfo = 'Request More Info';

/** Shown directly below the headline, because it qualifies the figure there. */
export const heroNote =
  'An aim and not a promise: all employees decide for themselves, and loans are subject to status and availability.';

export const challenges: { title: string; lead: string; cards: TitledWords[] } = {
  title: 'A good plan that too few can use',
  lead: 'You pay for the plan and its administration. Many people cannot afford to use it.',
  cards: [
    {
      title: 'Low take-up',
      body: `Over ${figure.missingOut} UK employees miss out on a plan that their employer already offers.`,
    },
    {
      title: 'Short of cash, not of interest',
      body: `${figure.cannotAfford} of those who miss out do so due to affordability. A reminder does not change that.`,
    },
    {
      title: 'Money worries come to work',
      body: `${figure.worryAboutMoney} worry about money.`,
    },
  ],
};

export const plainEnglish = {
  title: 'What\u00A0we\u00A0do, in plain\u00A0English',
  body: [
    `Your employee joins your Sharesave in the ordinary way and pays in from payroll. A regulated lending partner pays the contribution back to the employee each month, up to ${figure.coveredPayment}. The employee pays ShareMore a platform fee of ${figure.platformFee} a month.`,
    `At maturity the reimbursed contributions are repaid, and any profit is split ${figure.profitSplit}. If there is no profit, the employee repays from the plan savings plus any interest and owes nothing more; the fees already paid do not come back.`,
    'Nothing changes in your plan: the same rules, the same savings provider, the same administrator, the same payroll file.',
  ],
};

export const steps: { title: string; items: TitledWords[] } = {
  title: 'Three steps',
  items: [
    {
      title: 'We fund it',
      body: 'Through our lending partners: we are not a lender ourselves. They reimburse the contributions of employees who are accepted. You lend nothing, guarantee nothing and pay nothing.',
    },
    {
      title: 'They join',
      body: 'Your people accept your invitation as usual and apply to a lending partner through ShareMore. They see the costs and risks first, and decide for themselves.',
    },
    {
      title: 'Your reward',
      body: 'More of your people can take part in the plan that you already run.',
    },
  ],
};

export const concerns: { title: string; items: TitledWords[] } = {
  title: 'What employers ask us first',
  items: [
    {
      title: 'What does it cost us?',
      body: 'Nothing. There is no fee and no minimum for you. The employee pays the platform fee.',
    },
    {
      title: 'Does it affect our plan’s tax status?',
      body: 'We expect no change. Employees save into your plan from their own pay, as its rules ask. This is not tax or legal advice: please have your own advisers confirm it.',
    },
    {
      title: 'Is it work for payroll or HR?',
      body: 'No files, no integration and no new deadline. If you wish, you can mention ShareMore in your launch material.',
    },
    {
      title: 'Are we promoting a loan?',
      body: 'Lending and advice are done by regulated third parties, who deal with your employees directly. Whether what you say about it counts as a financial promotion depends on your words: have your legal team check them.',
    },
    {
      title: 'What if the shares fall?',
      body: 'Below the option price the employee does not buy, repays from the plan savings plus any interest, and owes nothing more. The fees are lost.',
    },
    {
      title: 'What if somebody leaves?',
      body: 'Your plan’s leaver rules apply without change. The reimbursed contributions are repaid from the savings that come back. Fees already paid are lost.',
    },
  ],
};

export const closing: ClosingWords = {
  title: 'Talk to us before your next launch',
  body: 'Tell us when your next invitation is due. A person answers, and your reward and legal teams can ask what they need to know.',
  links: [{ to: '/about#contact', text: 'Contact Us' }],
};

export const orMail = 'Or write to';
