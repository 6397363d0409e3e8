export const sections = {
  'Nothing happens until you choose': [
    'When the last contribution has been made, your plan matures and the savings provider writes to you. It tells you how many shares you may buy, your option price, and your savings with any interest. You have six months from maturity to use the option. If a saver dies within those six months, the estate has 12 months from maturity.',
    'If you do nothing for six months, the option lapses. Your savings are still yours, but the right to buy at the old price is gone for good. That’s the first date to write down.',
  ],
  'First, compare two prices': [
    'Look up the share price today and set it beside your option price. If the share price is lower, buying would cost more than the shares are worth, and taking the savings back is the natural choice. If it’s higher, the difference times the number of shares is your gain on paper, before any charge or tax.',
    'The gap can move within those six months. Waiting is allowed, but it has a risk of its own. A price that’s well above yours in May may not be in October.',
  ],
  'Your two choices': [
    'Take the savings, or buy the shares. If you buy them, you can sell them at once or keep them. Most savings providers let you choose online, and let you split your choice.',
    [
      '**Take the savings.** You get back what you paid in and any interest. You don’t need a reason.',
      '**Buy and sell at once.** You turn the gain into cash. Ask about dealing costs, and about how long the sale takes, since the price can move in between.',
      '**Buy and keep.** You become a shareholder. You may receive dividends and vote, and your money is now in one company’s shares, which can go down as well as up.',
    ],
  ],
  'Tax, briefly': [
    'There’s normally no Income Tax or National Insurance to pay on the discount, the interest or the gain when you buy at maturity. Capital Gains Tax is a separate matter. It looks at the difference between what you get when you sell and what you paid. So the whole gain, discount included, counts on the day of sale.',
    'There’s a yearly allowance for gains, and it has changed several times in recent years. Look up the current figure on GOV.UK before you sell a large holding. Some people sell in two parts, one on each side of 6 April. Others first transfer some shares to a husband, wife or civil partner. A tax adviser can tell you whether that fits your case.',
  ],
  'The ISA and its 90 days': [
    'Sharesave shares can go straight into a stocks and shares ISA within 90 days of buying them. Whatever they earn in an ISA is free of Capital Gains Tax. The value counts towards your ISA allowance for the year, and not every provider accepts a transfer of this kind, so ask before you buy. This is the second date to write down.',
  ],
  'If you used ShareMore': [
    'At maturity the contributions that a lending partner reimbursed are repaid. If you buy and sell at a profit, that profit is split equally with you. If there’s no profit, you take the savings back instead, repay from those savings and any interest, and owe nothing more. The monthly fees you have paid aren’t returned.',
    'The price of the shares is always paid with your Sharesave savings and their interest. That’s a rule of the plan, and no loan is involved in that step. Contact us before you instruct the savings provider, so that the repayment and the sale happen in the right order.',
  ],
  'A calm way to decide': [
    'Try turning the question round. If somebody handed you the whole value in cash today, would you buy shares in your employer with all of it? If so, keeping them is consistent. If you would buy a few, keep a few. If you wouldn’t buy any, then keeping them only because you have them is a habit and not a plan.',
    'Whatever you choose, keep the papers: the option certificate, the confirmation that you bought and the contract note of any sale. You’ll want those three if you ever have to work out a gain.',
  ],
};

export const sources = {
  'GOV.UK: Save As You Earn': 'https://www.gov.uk/tax-employee-share-schemes/save-as-you-earn-saye',
  'GOV.UK: Capital Gains Tax allowances': 'https://www.gov.uk/capital-gains-tax/allowances',
  'Income Tax (Earnings and Pensions) Act 2003, Schedule 3, paragraph 24':
    'https://www.legislation.gov.uk/ukpga/2003/1/schedule/3',
};
