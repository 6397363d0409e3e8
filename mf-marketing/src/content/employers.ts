import { figure } from './figures';
import type { HeadWords, HeroWords, TitledWords } from './page-words';

export const head: HeadWords = {
  title: 'For employers',
  description:
    'Help every employee take part in your Sharesave, at no cost to you and with no change to your plan’s tax status. Ask us for information.',
};

export const hero: HeroWords = {
  eyebrow: 'For employers',
  title: `${figure.participation} participation in your Sharesave, at zero cost`,
  lead: 'You already run the plan. ShareMore lets the people join who cannot spare the cash, with no cost to you and no change to its tax status.',
};

export const requestInfo = 'Request More Info';

/** Stands right under the headline, so that its figure is read for what it is. */
export const heroNote =
  'An aim and not a promise: all employees decide for themselves, and loans are subject to status and availability.';

export const challenges: { title: string; lead: string; cards: TitledWords[] } = {
  title: 'A good plan that too few can use',
  lead: 'You pay for the plan, the launch and the administration, and most of its value goes to those who could already save.',
  cards: [
    {
      title: 'Low take-up',
      body: `Over ${figure.missingOut} UK employees miss out on a plan that their employer already offers. Reminders and posters reach those who were going to join anyway.`,
    },
    {
      title: 'Short of cash, not of interest',
      body: `${figure.cannotAfford} miss out due to affordability. No leaflet changes what is left at the end of the month.`,
    },
    {
      title: 'Money worries come to work',
      body: `${figure.worryAboutMoney} of people worry about money. Worry costs sleep and attention, and with them good work.`,
    },
  ],
};

export const plainEnglish = {
  title: 'What we do, in plain English',
  body: [
    `Your employee joins your Sharesave in the ordinary way and pays in from payroll. A regulated lending partner pays the contribution back to the employee each month, up to ${figure.coveredPayment}. The employee pays ShareMore a platform fee of ${figure.platformFee} a month.`,
    `At maturity the covered contributions are repaid, and any profit is split ${figure.profitSplit}. If there is no profit, the employee repays from the plan savings plus any interest and owes nothing more; the fees already paid do not come back.`,
    'Nothing changes in your plan: the same rules, the same savings provider, the same administrator, the same payroll file.',
  ],
};

export const steps: { title: string; items: TitledWords[] } = {
  title: 'Three steps',
  items: [
    {
      title: 'We fund it',
      body: 'Lending partners reimburse the contributions of employees who are accepted. You lend nothing, guarantee nothing and pay nothing.',
    },
    {
      title: 'They join',
      body: 'Your people accept your invitation as usual and apply to a lending partner through ShareMore. Each decides for themselves, with costs and risks in front of them.',
    },
    {
      title: 'Your reward',
      body: 'More of your people hold a stake in the company they work for, across all pay grades, from a plan you already pay for.',
    },
  ],
};

export const concerns: { title: string; cards: TitledWords[] } = {
  title: 'What employers ask us first',
  cards: [
    {
      title: 'What does it cost us?',
      body: 'Nothing. There is no fee, no minimum and no contract for you to fund. The employee pays the platform fee.',
    },
    {
      title: 'Does it affect our plan’s tax status?',
      body: 'No. Employees save into your plan from their own pay, exactly as the rules ask, so its tax status does not change.',
    },
    {
      title: 'Is it work for payroll or HR?',
      body: 'No files, no integration and no new deadline. If you wish, you can mention ShareMore in your launch material.',
    },
    {
      title: 'Are we promoting a loan?',
      body: 'No. Lending and advice are done by regulated third parties, who deal with your employees directly and check that the loan is suitable for them.',
    },
    {
      title: 'What if the shares fall?',
      body: 'The employee does not buy, repays from the plan savings plus any interest, and owes nothing more. The cost is the fees already paid.',
    },
    {
      title: 'What if somebody leaves?',
      body: 'Your plan’s leaver rules apply without change. The covered contributions are repaid from the savings that come back.',
    },
  ],
};

export const closing = {
  title: 'Talk to us before your next launch',
  body: 'Tell us when your next invitation is due. A person answers, with the documents that your reward and legal teams will want to see.',
  contact: 'Contact Us',
  orMail: 'Or write to',
};
