/** How ShareMore works, in four steps (spec sections 1 and 9). */
export const reminder = {
  lead: 'Four steps, three years, and your own savings stay free.',
  steps: [
    {
      title: 'Join your plan',
      body: "Sign up for your employer's Sharesave when it opens. The price you may buy at is fixed then, at up to 20% below today's.",
    },
    {
      title: 'We cover the payments',
      body: 'Our lending partners reimburse your contributions, up to £100 a month for 36 months. You pay a platform fee of £10 a month.',
    },
    {
      title: 'Choose at the end',
      body: 'After three years you buy the shares, or take the savings back with any interest. What was lent to you is repaid.',
    },
    {
      title: 'Share the profit',
      body: 'Any profit is split 50:50. If there is none, the savings repay what was lent and you owe nothing more. You will still have paid the fee.',
    },
  ],
};
