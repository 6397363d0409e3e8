export const sections = {
  'The deal in four lines': [
    'What you agree to, and what it costs.',
    [
      'A regulated lending partner reimburses your Sharesave contributions, up to £100 a month.',
      'You pay a platform fee of £10 a month, so £360 over 36 months.',
      'At maturity the reimbursed contributions are repaid, and any profit is split equally with you.',
      'If there’s no profit, you repay from the savings and their interest, and you owe nothing more.',
    ],
  ],
  'The example': [
    'Suppose the share stands at £2.50 when you’re invited and your employer gives the full 20% discount. Your option price is £2.00. Contributions of £100 a month for 36 months come to £3,600, which buys 1,800 shares. To keep the sums short we leave out interest, dealing costs and tax. The prices are invented and say nothing about what any real share will do.',
  ],
  'Three endings': [
    'Here’s what you would be left with after the fees, at three prices on the day you sell:',
    [
      '**The share rises to £3.00.** The shares are worth £5,400. Repay £3,600, and the profit is £1,800. Your half is £900; less £360 of fees, you’re £540 ahead.',
      '**The share ends where it began, at £2.50.** The shares are worth £4,500. The profit is £900 and your half £450; less fees, you’re £90 ahead.',
      '**The share drops to £1.80.** You wouldn’t buy. The savings repay the reimbursed contributions, you owe nothing more, and you’ve spent £360 on fees.',
    ],
  ],
  'Where you break even': [
    'The fee is covered once your half of the profit reaches £360, so the whole profit has to reach £720. In the example that happens when the shares are worth £4,320, or £2.40 each.',
    'Put another way: with the full 20% discount, you break even if the share ends about 4% below its price at the start. Above that, you come out ahead. With a smaller discount the bar is higher. At a 10% discount, the share has to rise by about 8% before you have covered the fees. So look at your own discount before you look at anything else.',
  ],
  'Compared with saving it yourself': [
    'If you put in the £3,600 yourself, you pay no platform fee and keep all of the profit. That’s £1,800 in the first ending and £900 in the second. In the third you have your own £3,600 back, with any interest. That’s plainly better, if you have the money and can leave it alone for three years.',
    'ShareMore makes sense to consider when you don’t. Without it you would let the invitation go and gain nothing. With it you can gain half of a profit, and you can lose the £360 of fees. Whether that’s a fair price is your decision, and £10 a month has to fit your budget too.',
  ],
  'What about the averages?': [
    'We state an average return for 2024 of £1.26 for every £1 invested. It’s our own claim, not audited, and it doesn’t say whether fees were taken off. An average says nothing about any one plan, and one year says little about the next. Past performance is not a reliable guide to future results. Use the break-even, which needs only your own option price, rather than any average, ours included.',
  ],
  'Smaller amounts': [
    'The fee is £10 for each £100 of monthly contributions reimbursed, and in proportion for less. Put your own amounts into the sums above. If you mean to save some of your own money alongside, ask how the two parts are kept apart.',
  ],
  'Before you apply': [
    'ShareMore isn’t a lender. The finance comes from regulated lending partners, who will check your circumstances, and loans are subject to status and availability. Read the agreement, look for what happens if you miss a fee or leave your job, and ask about anything that isn’t clear. If you want advice on whether this is right for you, speak to an independent financial adviser; this article isn’t advice.',
  ],
};

export const sources = {
  'GOV.UK: Save As You Earn': 'https://www.gov.uk/tax-employee-share-schemes/save-as-you-earn-saye',
  'MoneyHelper: choosing a financial adviser':
    'https://www.moneyhelper.org.uk/en/getting-help-and-advice/financial-advisers/choosing-a-financial-adviser',
};
