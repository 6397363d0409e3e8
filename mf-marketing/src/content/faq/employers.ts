import { figure } from '../figures';
import type { FaqSection } from './faq-section';

export const employers: FaqSection = {
  id: 'employers',
  title: 'Employers’ questions',
  entries: {
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
  },
};
