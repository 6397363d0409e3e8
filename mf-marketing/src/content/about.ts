import { figure } from './figures';
import type { HeadWords, HeroWords, TitledWords } from './page-words';

export const head: HeadWords = {
  title: 'About our company',
  description:
    'Who we are and why we built ShareMore: so that taking part in your employer’s Sharesave does not depend on having cash to spare. Contact us here.',
};

export const hero: HeroWords = {
  eyebrow: 'About ShareMore',
  title: 'Sharesave, within everyone’s reach',
  lead: 'We are a UK company with one purpose: to open employee share plans to the people they were meant for.',
};

export const mission = {
  title: 'Our mission',
  body: [
    'Sharesave is one of the fairest offers at work. Everybody is invited on the same terms, the price is fixed at the start, and nobody has to buy. Yet it asks for the one thing that many people do not have: money that they can do without for years.',
    'We bring employees together with regulated lending partners who cover the monthly payments, so that a good plan can reach the whole workforce and not just those who could already save.',
  ],
};

export const statistics = [
  { value: figure.cannotAfford, label: 'miss out due to affordability' },
  { value: figure.worryAboutMoney, label: 'worry about money' },
];

export const whyItMatters: { title: string; cards: TitledWords[] } = {
  title: 'Why it matters',
  cards: [
    {
      title: 'Productivity',
      body: 'People with a stake in their company, and less to worry about at home, have more attention for their work. Both sides of the payslip gain.',
    },
    {
      title: 'Equality',
      body: `Women save ${figure.womenSaveLess} less. A plan that pays out in proportion to savings repeats that gap, unless the savings are within everybody’s reach.`,
    },
    {
      title: 'Inclusion',
      body: 'Part-time staff, young families, people early in their careers: those for whom the discount would mean most are those who most often pass it up.',
    },
  ],
};

export const strategy = {
  title: 'Our strategy',
  body: [
    'Start with plans that exist. We ask no employer to change its scheme and no employee to change how they save. We add one missing piece, the cash in between, and leave the rest alone.',
    'Earn only when it is fair. One flat fee that is known at the start, an equal split of any profit, and nothing more owed when there is none.',
  ],
};

export const vision = {
  title: 'Our vision',
  body: [
    'A country where taking part in the success of your employer is as ordinary as having a pension, from the shop floor to the top floor.',
  ],
};

export type PortraitName = 'amara' | 'callum' | 'priya' | 'owen';

export interface TeamMember {
  name: string;
  role: string;
  description: string;
  image: PortraitName;
}

export const team: { title: string; lead: string; members: TeamMember[] } = {
  title: 'The team',
  lead: 'Four people who have run share plans, lent money with care, and explained both to people in a hurry.',
  members: [
    {
      name: 'Amara Okafor',
      role: 'Chief executive',
      description:
        'Ran share plans for a retailer, and saw every year who opened the invitation and who could not afford to.',
      image: 'amara',
    },
    {
      name: 'Callum Reid',
      role: 'Lending partnerships',
      description:
        'Works with our lending partners, so that every loan is one that a careful lender would make.',
      image: 'callum',
    },
    {
      name: 'Priya Nair',
      role: 'Product and technology',
      description: 'Builds what you see here, and takes out whatever a person in a hurry would stumble over.',
      image: 'priya',
    },
    {
      name: 'Owen Bellis',
      role: 'Employers and employees',
      description:
        'Answers the telephone, the letters and the questions that begin with “this may be a silly one”.',
      image: 'owen',
    },
  ],
};

export const contact = {
  title: 'Contact us',
  lead: 'A question about your plan, your employer or your company’s next launch? Write to us. A person reads every message, Monday to Friday, 9am to 5pm.',
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    workEmail: 'Work email',
    companyName: 'Company name',
    message: 'Message',
  },
  submit: 'Send message',
  submitting: 'Submitting...',
  privacy: {
    before: 'We use your details to answer you, as our ',
    link: 'privacy policy',
    after: ' explains.',
  },
};
