import { report } from '../report/report';

export const sections = {
  'More than half stay outside': [
    'More than 500 companies in the UK are said to offer their employees a Sharesave plan. In our report, The cost of missing out, ShareMore puts the share of eligible employees who miss out at 58%. It also says that over a million UK employees miss out: they could have had an option at a discount, and don’t.',
    'These are ShareMore’s own figures. They’re a way of seeing the size of the gap and not an official count, and the report says so on its first page.',
  ],
  'It’s mostly about money now': [
    'The commonest reason is the plainest. Of those who miss out, ShareMore puts 80% down to affordability: the monthly amount is needed for something else. It also says that 77% worry about money. A person who worries about this month’s rent doesn’t lock money away for three years, however good the discount.',
    'So a plan that’s open to everybody is used mostly by those with money to spare.',
  ],
  'The gap isn’t the same for everyone': [
    'Women save 29% less than men, on ShareMore’s figures. People who earn less, work part time or have cared for someone have less to save from. So they hold fewer options, and gain less when a plan does well. A discount that’s the same for all on paper is worth nothing to someone who can’t take it up.',
  ],
  'What missing out is worth': [
    'The report puts the average return that an employee misses at £1,847 a year, and the total at £2.4 billion. Please read both with care. They’re ShareMore’s own figures, and the report doesn’t publish how those two were worked out. They aren’t what ShareMore brings, nor a promise of what the next plan will do. A plan can return nothing but the savings. Past performance is not a reliable guide to future results.',
    'Use a figure such as £1,847 as a reason to look at your own plan. It isn’t a forecast of your own result. Your discount, the price you’re offered and your amount are all different from the average.',
  ],
  'The reasons that can be mended': [
    'Not everyone who stays out should come in. Some have debts to clear first. Some own enough of their employer’s shares already. But some of the other reasons are failures of explanation, and those can be mended for the price of a good letter.',
    [
      '**“I thought my savings were in shares.”** They aren’t, until you choose to buy.',
      '**“I thought £500 was expected.”** Many plans start at £5 a month, and no plan may ask for a minimum above £10.',
      '**“I was going to leave anyway.”** Then you take your savings back. With some reasons for leaving, you can use the option too.',
      '**“The invitation was forty pages.”** It often is. What matters fits on a postcard: the closing date, the price, the length, the interest and the amounts.',
    ],
  ],
  'What employers can do this year': [
    'Three things cost little and don’t need a new plan:',
    [
      'Lead the invitation with a small amount. An example at £10 a month may invite more people than one at £500.',
      'Say what happens if the price falls in the first paragraph, not in a footnote.',
      'Tell people with irregular pay how to pause before they need to.',
    ],
  ],
  'Where we stand': [
    'ShareMore has an interest in this, and you should know it. We earn when people use our platform to cover contributions that they can’t spare. We think that affordability is a real obstacle. Lending partners can lower it for some people, for a fee of £10 a month and half of any profit. We also think that anyone who can save for themselves should do so, and keep the whole of it.',
    'The report itself is linked below. It shows the sums of its examples and says which charts are illustrations. It ends with a page of questions to ask before you join any plan.',
  ],
};

export const sources = {
  [`ShareMore: ${report.title} (PDF, ${report.pages} pages)`]: report.url,
  'GOV.UK: Save As You Earn': 'https://www.gov.uk/tax-employee-share-schemes/save-as-you-earn-saye',
  'Income Tax (Earnings and Pensions) Act 2003, Schedule 3, paragraph 25':
    'https://www.legislation.gov.uk/ukpga/2003/1/schedule/3',
};
