import { figure, titled } from './page-words';

export const top = {
  title: 'For Employers',
  description:
    'Help more employees take part in your Sharesave, at no cost to you. They take a loan and pay a monthly fee. Your plan and its payroll stay as they are.',
  eyebrow: 'For Employers',
  heading: `${figure.participation} participation in your Sharesave, at zero cost`,
  lead: 'You already run the plan. ShareMore helps people who can’t spare the cash to join. It costs you nothing, and your plan stays as it is. We expect no change to its tax status; ask your own advisers.',
};

export const requestInfo = 'Request More Info';

/** Shown directly below the headline, because it qualifies the figure there. */
export const heroNote =
  'An aim and not a promise: all employees decide for themselves, and loans are subject to status and availability.';

export const challenges = {
  title: 'A good plan that too few can use',
  lead: 'You pay for the plan and its administration. Many people can’t afford to use it.',
  cards: titled({
    'Few people join': `Over ${figure.missingOut} UK employees miss out on a plan that their employer already offers.`,
    'Short of cash, not of interest': `${figure.cannotAfford} of those who miss out do so due to affordability. A reminder doesn’t change that.`,
    'Money worries come to work': `${figure.worryAboutMoney} worry about money, and worries take attention away from work.`,
  }),
};

export const plainEnglish = {
  title: 'What\u00A0we\u00A0do, in plain\u00A0English',
  body: [
    `Your employee joins your Sharesave in the ordinary way and pays in from payroll. A regulated lending partner pays the contribution back to the employee each month, up to ${figure.coveredPayment}. The employee pays ShareMore a platform fee of ${figure.platformFee} a month.`,
    `At the end the reimbursed contributions are repaid, and any profit is split ${figure.profitSplit}. If there’s no profit, the employee repays from the plan savings plus any interest and owes nothing more; the fees already paid don’t come back.`,
    'Nothing changes in your plan: the same rules, the same savings provider, the same payroll file.',
  ],
};

export const steps = {
  title: 'Three steps',
  items: titled({
    'We fund it':
      'Through our lending partners: we aren’t a lender ourselves. They reimburse the contributions of employees who are accepted. You lend nothing, guarantee nothing and pay nothing.',
    'They join':
      'Your people accept your invitation as usual and apply to a lending partner through ShareMore. They see the costs and risks first, and decide for themselves.',
    'Your reward': 'More of your people can take part in the plan that you already run.',
  }),
};

export const concerns = {
  title: 'What employers ask us first',
  items: titled({
    'What does it cost us?':
      'Nothing. There’s no fee and no minimum for you. The employee pays the platform fee.',
    'Does it affect our plan’s tax status?':
      'We expect no change. Employees save into your plan from their own pay, as its rules ask. This isn’t tax or legal advice: please have your own advisers confirm it.',
    'Is it work for payroll or HR?':
      'No files, no integration and no new deadline. If you wish, you can mention ShareMore in your launch material.',
    'Are we promoting a loan?':
      'Lending and advice are done by regulated third parties, who deal with your employees directly. Whether what you say about it counts as a financial promotion depends on your words: have your legal team check them.',
    'What if the shares fall?':
      'Below the option price the employee doesn’t buy, repays from the plan savings plus any interest, and owes nothing more. The fees are lost.',
    'What if somebody leaves?':
      'Your plan’s leaver rules apply without change. The reimbursed contributions are repaid from the savings that come back. Fees already paid are lost.',
  }),
};

export const closing = {
  title: 'Talk to us before your next launch',
  body: 'Tell us when your next invitation is due. A person answers, and your reward and legal teams can ask what they need to know.',
  links: { 'Contact Us': '/about#contact' },
};

export const orMail = 'Or write to';
