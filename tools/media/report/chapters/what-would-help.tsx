import { figures } from '../figures';
import { Chapter } from './chapter';

const { highestMinimum, pausedPayments, exerciseMonths, isaDays } = figures;

export function WhatWouldHelp() {
  return (
    <Chapter
      title="What would help"
      lead="Part of the gap is money. Part of it is that invitations are hard to understand. This page is about both."
    >
      <h3>Employers</h3>
      <ul>
        <li>
          Lead the invitation with a small amount. An example at {highestMinimum.text} a month may invite more
          people.
        </li>
        <li>Say in the first paragraph what happens if the share price falls.</li>
        <li>
          Tell people with irregular pay that up to {pausedPayments.text} contributions can be postponed,
          before they need to know.
        </li>
        <li>
          At maturity, put two dates on the first page: {exerciseMonths.text} to use the option, and{' '}
          {isaDays.text} from exercise to move shares into an ISA.
        </li>
      </ul>
      <h3>Lenders and platforms, ShareMore included</h3>
      <ul>
        <li>Show the cost in the same size of print as the benefit, with the sum of all fees.</li>
        <li>Say plainly who is better off without the service: anyone who can comfortably save the money.</li>
        <li>Give the break-even for the customer’s own discount, not an average return.</li>
      </ul>
      <h3>Method and limits</h3>
      <p>
        The participation and return figures are ShareMore’s own. We publish them to show the size of the gap.
        They have not been audited, and other sources that count other plans, years or people will differ.
      </p>
      <p>
        The illustrations follow the rules of a three-year plan with the largest reimbursed contribution. They
        hold the discount fixed, look at one price on one day, and leave out dealing costs, dividends and tax.
        Where the shares are worth less than savings and interest, a saver keeps interest of 1.1 monthly
        contributions. The prices are invented. They describe no company and predict nothing.
      </p>
      <p>
        Rules are taken from the Income Tax (Earnings and Pensions) Act 2003, Schedule 3, from GOV.UK and from
        HMRC’s manual for tax-advantaged share plans. Tax treatment depends on individual circumstances and
        can change.
      </p>
      <h3>Our interest in the matter</h3>
      <p>
        ShareMore earns money when people use its platform. Please read this report with that in mind, and
        check what matters to you against the sources.
      </p>
    </Chapter>
  );
}
