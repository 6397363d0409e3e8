export const sections = {
  'Your savings come with you': [
    'Start with the part that doesn’t depend on anything: the money that you have saved is yours. Whatever your reason for leaving, you can have it back. The question is only what becomes of the option, and that depends on why you go and on how long you have had it.',
    'Plan rules differ within the limits of the law. Where they differ from this article, your plan’s own rules count.',
  ],
  'Good leavers': [
    'If you leave for certain reasons, the law lets you use the option early. You usually have six months from leaving, and the savings you’ve made up to then. Because you have saved less, you can buy fewer shares, but at the same option price.',
    [
      'redundancy',
      'injury or disability',
      'retirement',
      'a TUPE transfer, when your job moves to another employer with the business',
    ],
  ],
  'Other leavers': [
    'You may resign for a new job, or be dismissed, less than three years after the option was granted. Then it normally lapses, and you take your savings back. Many plans let people who leave after three years buy within six months as well. This matters most for five-year plans: somebody who resigns in year four may still have a choice.',
    'Before you hand in your notice, look up the date on which your option was granted. If the third anniversary is a few weeks away, a later leaving date might keep the choice open.',
  ],
  'Parental leave, sickness and lean months': [
    'Being away isn’t the same as leaving. While you’re on maternity, paternity, adoption or sick leave you’re still employed and your plan goes on. If your pay drops, you can usually keep contributing by another route, such as a standing order. Or you can postpone up to 12 monthly contributions in all. Each one that you postpone moves the maturity date back by a month.',
    'Pausing after the twelfth counts as stopping, and stopping gives up the option. Tell the savings provider before the pay day that you want to skip, not after it.',
  ],
  'If the company changes hands': [
    'A takeover usually opens a window in which you may buy early with the savings you have. The buyer may offer to exchange your option for one over its own shares. There will be a letter with a deadline. Tax treatment can depend on how the deal is done and which choice you take, so read that letter closely, and ask.',
  ],
  'What to do in your last month': [
    'A short list for a busy time:',
    [
      'Ask HR, in writing, which leaver category they’ll report you under.',
      'Give the savings provider a personal email address and a home address; your work login is about to stop.',
      'Note the last day on which you can buy, and put a reminder a month ahead of it.',
      'Compare the share price with your option price before you choose, not only on your last day.',
      'If you take shares, check the 90 days for moving them into an ISA.',
    ],
  ],
  'If you use ShareMore and leave': [
    'Tell us and the lending partner as soon as you know your leaving date. The contributions reimbursed so far have to be repaid when the plan ends. If you leave as a good leaver, and buy and sell at a profit, the profit is split equally, as it would be at maturity. If there’s no profit, or the option lapses, the savings and their interest repay the reimbursed contributions and you owe nothing more. The monthly fees you have paid up to then aren’t returned.',
    'Leaving early makes any profit smaller, because fewer contributions buy fewer shares, and often the option lapses. If you already expect to change jobs within the next three years, think about that before you join, with ShareMore or without it. A saver whose option lapses gets the savings back. A ShareMore customer loses the fees.',
  ],
};

export const sources = {
  'GOV.UK: Save As You Earn': 'https://www.gov.uk/tax-employee-share-schemes/save-as-you-earn-saye',
  'HMRC manual ETASSUM34140: postponing contributions':
    'https://www.gov.uk/hmrc-internal-manuals/employee-tax-advantaged-share-scheme-user-manual/etassum34140',
  'Income Tax (Earnings and Pensions) Act 2003, Schedule 3, Part 6':
    'https://www.legislation.gov.uk/ukpga/2003/1/schedule/3',
};
