export const sections = {
  'One sentence, then the detail': [
    'You save from your pay for three years, then buy your employer’s shares at a price fixed at the start, or take your savings back.',
    'Its official name is Save As You Earn, or SAYE, and employers often give it a name of their own. If your company has “Sharesave”, “SAYE” or “save and buy” somewhere in its benefits list, this is probably what it means.',
  ],
  'The invitation': [
    'Once a year, as a rule, an employer that runs a plan invites everyone who is eligible. The invitation tells you four things: the option price, how long the plan runs, any interest on your savings, and how much you may save.',
    'The option price is the number to look at first. It can be set at up to 20% below the share price at the time, and it doesn’t move afterwards. If the shares are worth £5.00 and your employer gives the full discount, your option price is £4.00, whatever happens next.',
  ],
  'The saving years': [
    'You choose how much to save. Many plans start at £5 a month, and no plan may set its minimum above £10. The upper limit is £500 a month across every Sharesave plan you hold. The money leaves your pay after tax and goes into a savings account in your own name. It’s cash, not shares.',
    'You can stop at any time and ask for your savings back, but then the option is gone. If money is tight for a while, you can usually pause instead. You can postpone up to 12 monthly contributions, and the maturity date moves back by as many months.',
  ],
  'The choice at the end': [
    'When the plan matures, you have six months to choose:',
    [
      '**Buy the shares** at your option price, with the money you saved and any interest on it. You then own them and may keep them or sell them.',
      '**Take the savings back**, with any interest. The option lapses and nothing else happens.',
      '**Do some of each**, where the plan allows it: use part of the option and take the rest of the money.',
    ],
  ],
  'Where the tax comes in': [
    'Normally you pay no Income Tax or National Insurance on the discount, on the interest or on the gain when you use the option. That’s the point of a tax-advantaged plan. Capital Gains Tax can apply when you sell the shares, if your gains in that tax year are large enough. You can transfer the shares to an ISA within 90 days of buying them, if your provider accepts them. Gains inside an ISA are free of tax.',
    'Tax treatment depends on your own circumstances and can change, so check it again when your plan matures.',
  ],
  'The risks, in the same size of print': [
    'While you save, your money isn’t in shares. The risk begins on the day that you buy. From then on you own shares in a single company, and they can fall in value.',
    [
      'The interest can be nil, so three years of saving may earn less than an ordinary account would have paid.',
      'The money is meant to stay put. Taking it out early ends the option.',
      'Your wages and your shares depend on the same employer. If it does badly, both can suffer at once.',
    ],
  ],
  'Where ShareMore fits': [
    'Some people can’t spare the monthly amount, or would rather not tie it up for three years. ShareMore is for them. A regulated lending partner reimburses your contributions, up to £100 a month, and you pay a £10 monthly platform fee. At maturity the reimbursed contributions are repaid and any profit is shared equally.',
    'If there’s no profit, you repay from the savings and interest and owe nothing more, although the fees have been spent. If you can comfortably save the money yourself, saving it yourself keeps the whole profit in your hands. Loans are subject to status and availability.',
  ],
};

export const sources = {
  'GOV.UK: Save As You Earn': 'https://www.gov.uk/tax-employee-share-schemes/save-as-you-earn-saye',
  'HMRC manual ETASSUM34140: postponing contributions':
    'https://www.gov.uk/hmrc-internal-manuals/employee-tax-advantaged-share-scheme-user-manual/etassum34140',
  'Income Tax (Earnings and Pensions) Act 2003, Schedule 3':
    'https://www.legislation.gov.uk/ukpga/2003/1/schedule/3',
};
