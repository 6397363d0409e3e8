import { inPounds, withPence } from '@sharemore/platform/money';
import { example } from '@sharemore/platform/outcomes';
import { figure, titled } from './page-words';

export const top = {
  title: 'What is Sharesave?',
  description:
    'How Sharesave (SAYE) works: what you save, the discount, your choices at the end, tax, and what can go wrong. And ShareMore’s part: a loan, for a monthly fee.',
  eyebrow: 'Save As You Earn, in plain English',
  lead: `A savings plan at work. In ${figure.term} years you can buy your employer’s shares at up to ${figure.discount} below the price at the start. You never have to buy.`,
};

export const guideTitle = 'Nine things to know';

export const guide = titled({
  'What is Sharesave in a nutshell?': `Sharesave, also called Save As You Earn or SAYE, is a savings plan that many UK-listed companies run for all of their people. You save a fixed amount from your pay each month for **${figure.term} years** (some plans run ${figure.longTerm}). On the first day you’re given an **option**: the right to buy shares in your employer at a price that’s fixed from then on.

At the end you decide. If the shares have done well, you use your savings to buy them at the old price. If they haven’t, you take your savings back.`,
  'Who can join?': `If your employer runs a plan, it has to be open to **all of its UK employees**, full-time and part-time, on similar terms. It may ask that you have worked there for a while first. Invitations usually come once a year and stay open for a few weeks.

Over ${figure.companies} UK companies are said to offer such a plan.`,
  'How much can I save?': `Commonly from **${figure.lowestSaving}** to **${figure.highestSaving} a month**, over ${figure.months} months. A plan may not set its smallest amount above ${figure.highestMinimum}, and ${figure.highestSaving} is the limit for all your Sharesave plans together. You choose the amount when you join and it stays the same to the end. It’s taken from your pay after tax.`,
  'How does the discount work?': `Your employer takes the share price at the time of the invitation and may lower it by **up to ${figure.discount}**. The result is your **option price**. If the shares cost ${withPence(example.priceAtInvitation)} that day, it can be as low as ${withPence(example.optionPrice)}. It doesn’t change during the plan.

The shares can still end below your option price.`,
  'What are my choices at the end?': `When the plan ends you have two, and some plans let you do some of each:

**Buy the shares** with your savings and any interest, at your option price. You can do so for ${figure.exerciseMonths} months from the end, and then keep the shares or sell them.

**Take your savings back** with any interest, which the plan calls a bonus. Its rate is fixed when you’re invited and can be nil.`,
  'What happens if the share price falls?': `While you save, nothing: you own an option and not yet any shares. If the shares end **below your option price**, you simply don’t buy. Your savings come back with any interest, so you haven’t lost the money that you saved, though inflation may have reduced what it buys.

If you do buy and keep the shares, they can fall afterwards, and then you can lose money.`,
  'What happens if I leave my job?': `It depends on why. You may leave through **redundancy, injury, disability, retirement or a transfer of the business**. Then you can usually buy shares early, within ${figure.exerciseMonths} months, with what you’ve saved so far. After ${figure.term} years other reasons can count too.

In **other cases** the option ends and your savings come back to you. If a saver dies, the estate has ${figure.exerciseMonthsOnDeath} months to use the option.`,
  'What happens if I stop paying in?': `You can **pause**: up to ${figure.pausedPayments} monthly payments in all, and each one moves the end of your plan back by a month. You can also **stop for good** at any time. Your savings come back to you, and the option usually ends.`,
  'What about tax and ISAs?': `Normally you pay **no Income Tax and no National Insurance** on the discount, the interest or the gain when you buy. **Capital Gains Tax** can apply when you sell. You can move the shares into an **ISA within ${figure.isaDays} days** of buying them, up to your yearly allowance. Gains inside an ISA are free of that tax.

Tax depends on your circumstances and can change. This is information and not tax advice.`,
});

export const canIJoin = {
  title: 'Can I join?',
  body: [
    'You can join when your employer runs a Sharesave and invites you. Choose it here to see what we know of its next plan, and to join the waitlist.',
    'Being listed doesn’t mean that a company works with ShareMore.',
  ],
  fallback: 'Find your employer in our list',
};

export const missOut = {
  title: 'Why people miss out',
  cards: titled({
    'There’s no cash to spare': `${figure.cannotAfford} of those who miss out do so because of affordability. The money comes out of your pay every month.`,
    'Three years feels like a long time':
      'You may need the money for a car, a move or a baby before the plan ends.',
    'It sounds harder than it is':
      'The invitation comes with unfamiliar words and a closing date, and it’s easy to miss.',
  }),
};

export const closing = {
  title: 'Where ShareMore comes in',
  body: `Lending partners reimburse your monthly contributions, up to ${figure.coveredPayment}, as a loan: ${inPounds(example.saved)} in all. You pay a ${figure.platformFee} monthly fee. The loan is repaid at the end, and any profit is split ${figure.profitSplit}. If there’s none, the fees are lost. Loans are subject to status and availability.`,
  links: { 'See how it works': '/how-it-works' },
};
