import { figure } from '../figures';
import type { FaqSection } from './faq-section';

export const employers: FaqSection = {
  id: 'employers',
  title: 'Employers’ questions',
  entries: [
    {
      title: 'What does ShareMore cost an employer?',
      body: '**Nothing.** You pay no fee and fund no loan. The employee pays the platform fee, and lending partners provide the money.',
    },
    {
      title: 'Does it change the tax status of our plan?',
      body: '**We expect no change.** Your employees contribute to your plan from their own pay, as its rules require. This is not tax or legal advice, and your own advisers should confirm it.',
    },
    {
      title: 'What do we have to do?',
      body: 'Run your plan as you do now. There is **no change to payroll, administrator or savings provider**. You can mention ShareMore when you launch, and we can supply wording for your legal team to approve.',
    },
    {
      title: 'Who lends, and who is responsible for advice?',
      body: 'Lending and advice are done by regulated third parties. They deal with your employees directly and carry out the checks. The loan is between them and the employee.',
    },
    {
      title: 'What should our people know before they join?',
      body: `That it is a loan, costs **${figure.platformFee} a month** and half of any profit, and that share prices fall as well as rise. Without a profit they repay from their plan savings plus any interest and owe nothing more, but the fees are lost.`,
    },
    {
      title: 'Why is our company on your site?',
      body: 'So that employees can find their plan. The pages use information from third parties and public stock exchange records, and **show no current relationship** with the companies listed. If something is wrong, tell us and we will correct it.',
    },
    {
      title: 'How do we find out more?',
      body: 'Tell us with the contact form when your next invitation is due. Asking brings no cost and no commitment.',
    },
  ],
};
