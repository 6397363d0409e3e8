import { figure } from '../figures';
import type { FaqSection } from './faq-section';

export const gettingStarted: FaqSection = {
  id: 'getting-started',
  title: 'Getting started',
  entries: {
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
    'I already have a Sharesave plan. Can I still join?': {
      body: `Yes, at a new invitation, as long as your monthly savings in all plans together stay within ${figure.highestSaving}. Tell us about the older plan when you apply.`,
      figures: ['highestSaving'],
    },
    [`Can I save more than ${figure.coveredPayment} a month?`]: {
      body: `Yes. Lending partners reimburse **up to ${figure.coveredPayment} a month**. What you save beyond that, up to the limit of ${figure.highestSaving}, is your own money.`,
      figures: ['highestSaving'],
    },
  },
};
