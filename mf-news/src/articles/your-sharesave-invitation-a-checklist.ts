export const sections = {
  'Before anything else, find the closing date': [
    'An invitation is open for a limited time, often only a few weeks, and the next one is usually a year away. Put the closing date in your calendar and give yourself one quiet half hour before it. This checklist is made for that half hour.',
    'If applications go over the company’s limit, it may scale everyone back. Then you could be granted less than you asked for. The invitation says how that works.',
  ],
  'What the invitation should tell you': [
    'The invitation tells you four things. Write them down next to each other:',
    [
      '**The option price**, and the share price it was worked out from. The difference is your discount: at most 20%, and some plans give less.',
      '**The plan’s length.** Three years is common, five is offered by some plans, and a few let you choose.',
      '**The interest rate**, often called the bonus. It’s fixed at the start, it follows the Bank of England’s rate, and it can be nil.',
      '**The smallest and largest monthly amount.** The law caps the total at £500 a month across all of your Sharesave plans, including those from earlier years.',
    ],
  ],
  'What your own accounts should tell you': [
    'Look at three ordinary months of bank statements. Choose an amount that would leave you with money at the end of the worst of those months, not the best. Saving £30 a month for the whole term is worth more than saving £150 for half a year and cancelling.',
    'If you have debts with a high rate of interest, or nothing set aside for a broken boiler, those normally come first. Sharesave will ask again next year.',
    [
      'Is there a large bill that you already know of in the next three years, such as a move or a baby?',
      'Are you likely to leave this employer? Leaving early can end the option, depending on the reason.',
      'How many shares in this company do you own already, and does your pension hold any?',
    ],
  ],
  'How much is the option worth to you?': [
    'Nobody can promise what a share will do. You can still work out what would have to happen. Divide the total you would save by the option price, and you have the number of shares. Multiply that by a few possible prices, low ones included, and look at each result.',
    'For example, £50 a month for 36 months is £1,800. At an option price of £3.00 that’s 600 shares. At £4.00 each they would be worth £2,400; at £3.00 you would be level; and at £2.50 you would take your £1,800 back instead. These prices are invented, and your own will differ.',
  ],
  'If the money is the obstacle': [
    'ShareMore is for people who like the plan and can’t spare the cash. A regulated lending partner reimburses up to £100 a month of contributions, and you pay £10 a month. The reimbursed contributions are repaid at maturity, and then any profit is split equally.',
    'Weigh the cost as carefully as the benefit. At £100 a month the fee adds up to £360 over 36 months, and at £50 a month to £180. You pay it in good times and bad. If you can save without help, you keep all the profit and pay no fee. Loans are subject to status and availability.',
  ],
  'On the last evening': [
    'Before you press the button, check these five points:',
    [
      'The amount is one you can keep up in a bad month.',
      'You know the maturity date and could say what you would do if the shares were down on that day.',
      'You have noted which savings provider runs the plan and how you would pause or stop.',
      'You have saved a copy of the invitation, with the option price on it.',
      'If any of this is unclear, you have asked your benefits team. They may not advise you, but they can explain the rules.',
    ],
  ],
  'Saying no is an answer too': [
    'A plan that you can’t afford this year may suit you next year. If you do decline, note why. When the next invitation arrives, you can see at once whether that reason still stands.',
  ],
};

export const sources = {
  'GOV.UK: Save As You Earn': 'https://www.gov.uk/tax-employee-share-schemes/save-as-you-earn-saye',
  'Income Tax (Earnings and Pensions) Act 2003, Schedule 3, paragraph 25':
    'https://www.legislation.gov.uk/ukpga/2003/1/schedule/3',
};
