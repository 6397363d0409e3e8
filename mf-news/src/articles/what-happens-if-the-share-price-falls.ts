export const sections = {
  'The short answer': [
    'If your employer’s share price ends up below your option price, you don’t have to buy anything. You take your savings back in full, with any interest the plan pays, and the option lapses. Many people hear “shares” and assume that the money they save is invested in the market. It isn’t. Your monthly savings sit in a savings account, and the share price decides only whether buying is worth it.',
    'There are still things you can lose. They come below.',
  ],
  'Why your savings aren’t shares yet': [
    'When you join, your employer grants you an option. It’s the right to buy its shares at a fixed price once the plan ends, in three or five years. That option price is set at the start, and it can be up to 20% below the share price that day. From then on your contributions build up as cash.',
    'Nothing is bought along the way. So a bad month on the stock market doesn’t make your savings smaller, and a good one doesn’t make them larger. The price matters once, when you decide what to do.',
  ],
  'An example with round numbers': [
    'Imagine a share worth £2.50 at the start and the full 20% discount, so the option price is £2.00. You save £100 a month for 36 months: £3,600, enough for 1,800 shares. These figures are made up to show the sums and predict nothing.',
    [
      '**The price rises to £3.00.** Your 1,800 shares would be worth £5,400, which is £1,800 more than you saved.',
      '**The price falls to £2.20.** It’s below where it started, but still above your option price. The shares would be worth £3,960, so the discount has left you £360 ahead.',
      '**The price falls to £1.60.** Buying would turn £3,600 of savings into £2,880 of shares. You wouldn’t buy. You would take your £3,600 back, with any interest.',
    ],
  ],
  'What you can still lose': [
    'Getting your money back isn’t the same as standing still. Prices in the shops go up, and £3,600 buys less after three years than it did along the way. The interest on a Sharesave plan is fixed when you’re invited, and it can be nil. An ordinary savings account might have paid you more.',
    'The bigger risk comes later. If you do buy the shares and keep them, you own shares in one company. Their price can fall the next morning like any other. That your pay comes from the same company makes it a larger bet than it looks.',
    [
      'You have six months from maturity to use the option, so you don’t have to decide on a bad day.',
      'You can buy and sell straight away, keep the shares, or do some of each. Ask your plan’s savings provider what it offers and what it charges.',
      'Selling can bring Capital Gains Tax. Shares can move into an ISA within 90 days of buying them.',
    ],
  ],
  'What changes with ShareMore': [
    'With ShareMore, a regulated lending partner reimburses your monthly contributions, up to £100 a month, and you pay a platform fee of £10 a month. At maturity the reimbursed contributions are repaid, and any profit is split equally: half is yours, half goes to ShareMore and its lending partners.',
    'If there’s no profit, you take the savings back, the reimbursed contributions are repaid from those savings and any interest, and you owe nothing more. The fee is the cost of taking part: over 36 months it comes to £360, and you’ll have paid it whatever the share price does. So in the £1.60 case above, someone using ShareMore would finish £360 worse off than if they had never joined. Someone who saved their own money would have their £3,600 back. In the £2.20 case, half of a £360 profit is £180, which is less than the fees.',
    'Loans are subject to status and availability. Read what the lending partner sends you before you agree to anything.',
  ],
  'Three questions before you join': [
    'Nobody can tell you where a share price will be in three years. You can answer these questions, and they decide whether a fall would hurt.',
    [
      'If the option turned out to be worthless, would you be content with your savings back, or with having paid the fee?',
      'Do you need this money within three years for something you already know about?',
      'How much of your income, savings and pension depends on this one employer already?',
    ],
  ],
};

export const sources = {
  'GOV.UK: Save As You Earn': 'https://www.gov.uk/tax-employee-share-schemes/save-as-you-earn-saye',
  'Income Tax (Earnings and Pensions) Act 2003, Schedule 3':
    'https://www.legislation.gov.uk/ukpga/2003/1/schedule/3',
};
