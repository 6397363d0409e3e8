import { figure } from '../figures';
import type { FaqSection } from './faq-section';

export const tech: FaqSection = {
  id: 'tech',
  title: 'Technical details',
  entries: {
    'What happens if I miss a platform fee?': `We let you know, and you have a **${figure.graceDays}-day grace period** to pay. After 3 missed payments your ShareMore plan may be suspended: contributions are then no longer reimbursed. Your Sharesave goes on for as long as you pay in. If money is tight, talk to us early.`,
    'What happens if my contributions stop?': {
      body: `Reimbursements follow contributions, so they stop too. Sharesave lets you pause up to ${figure.pausedPayments} monthly payments in total, and each moves the end of your plan back by a month. If you stop for good, your savings come back to you, the contributions reimbursed so far are repaid from them, and the option usually lapses.`,
      figures: ['pausedPayments'],
    },
    'What happens to the loan if I leave my job?': `Reimbursements end with your contributions. If you left for a reason that lets you buy early, such as redundancy or retirement, you usually have ${figure.exerciseMonths} months to do so, and any profit is split ${figure.profitSplit}. Otherwise your plan savings come back, and **the contributions reimbursed so far are repaid from them**. Without a profit you owe nothing more, but **the fees that you paid do not come back**.`,
    'Do I pay tax?':
      'Normally there is **no Income Tax and no National Insurance** on the discount, the bonus or the gain when you buy the shares. **Capital Gains Tax** can apply when you sell. It depends on your circumstances and can change. Our figures are before tax. Ask a tax adviser whether the half of the profit that you pass on is your gain: we do not give tax advice.',
    'Can I move my shares into an ISA?': {
      body: `Yes. Shares that you keep can go into a stocks and shares ISA **within ${figure.isaDays} days** of buying them, up to your yearly ISA allowance. First you repay the reimbursed contributions and the other half of the profit: to keep more shares than your half buys, you need **other money**.`,
      figures: ['isaDays'],
    },
    'Who holds my savings and my shares?':
      'Your savings are held by the savings provider that your employer chose for its plan, in your name. The option is yours too. Neither ShareMore nor a lending partner holds either while the plan runs.',
    'What do you do with my data?':
      'We use it for what you gave it for, store it in the United Kingdom, and do not sell it. The site sets no cookies to follow you. The privacy policy has the details.',
    'Which browsers and devices can I use?':
      'Any up-to-date one, also by keyboard alone or with a screen reader. Only logging in needs JavaScript.',
  },
};
