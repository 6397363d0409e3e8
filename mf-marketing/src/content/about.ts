import { figure, titled } from './page-words';

export const top = {
  title: 'About Our Company',
  description:
    'Who we are, and why we built ShareMore: a loan and a monthly fee, so that joining Sharesave doesn’t depend on spare cash. Contact us here.',
  eyebrow: 'About ShareMore',
  heading: 'Sharesave, within everyone’s reach',
  lead: 'We help employees to join their employer’s share plan without locking their own money away.',
};

export const mission = {
  title: 'Our mission',
  body: [
    'A Sharesave plan is open to all of a company’s people on similar terms. But it asks for money that you can do without for years, and many have none.',
    'We bring employees together with regulated lending partners, who reimburse the monthly payments as a loan.',
  ],
};

export const statistics = [
  { value: figure.cannotAfford, label: 'of those who don’t join miss out due to affordability' },
  { value: figure.worryAboutMoney, label: 'worry about money' },
];

/** Each card has a drawing of its title in `art/why`. */
export const whyItMatters = {
  title: 'Why it matters',
  cards: titled({
    Productivity:
      'Money worries take attention away from work. A plan that people can use is worth more to everybody.',
    Equality: `Women save ${figure.womenSaveLess} less than men. A plan that pays out in proportion to savings repeats that gap.`,
    Inclusion:
      'Part-time staff, young families and people early in their careers often have the least to spare.',
  }),
};

export const direction = {
  'Our strategy': [
    'We start with plans that exist, and no employer has to change one. Lenders pay the money back to people each month, as a loan.',
    'Our price is known at the start: one monthly fee, whether or not there’s a profit, and an equal split of any profit.',
  ],
  'Our vision': ['Everybody whose employer runs a share plan can afford to take part in it.'],
};

/** By the names of their files in `art/portraits`. */
const members: Record<string, [name: string, role: string, description: string]> = {
  amara: ['Amara Okafor', 'Chief executive', 'Ran share plans for a retailer.'],
  callum: ['Callum Reid', 'Lending partnerships', 'Works with our lending partners and their checks.'],
  priya: ['Priya Nair', 'Product and technology', 'Builds the website and the service.'],
  owen: ['Owen Bellis', 'Employers and employees', 'Answers their questions.'],
};

export const team = {
  title: 'The team',
  lead: 'An example team: these four people are invented, and will be replaced by the real ones.',
  members,
};

export const contact = {
  title: 'Contact us',
  lead: 'A question about your plan or your company’s next launch? Write to us. A person reads every message, Monday to Friday, 9am to 5pm.',
};
