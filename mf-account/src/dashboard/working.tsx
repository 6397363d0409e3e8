import { grouped, toThePenny } from '@sharemore/platform/money';
import { costOf, outcomesOf } from '@sharemore/platform/outcomes';
import { samplePlan } from './sample-plan';
import { SumTable } from './sum-table';

const { monthlyContribution: monthly, optionPrice, currentPrice, potentialProfit } = samplePlan;

/** How the plan's potential profit is calculated, and what is left after the loan and the fees. */
export function PotentialProfitWorking() {
  const { saved, fees } = costOf({ monthly });
  const { sharesValue, profit, shareMore } = outcomesOf(
    { monthly, optionPrice },
    { sharePrice: currentPrice },
  );
  return (
    <>
      <p>
        {toThePenny(potentialProfit)} is half of {toThePenny(sharesValue)}, what all your shares would sell
        for at today’s price. It is not what you would keep: the {toThePenny(saved)} of reimbursed
        contributions are a loan, which is repaid before the profit is shared.
      </p>
      <SumTable
        caption="If the share price stayed at today’s until maturity"
        rows={[
          {
            label: `${toThePenny(saved)} buys ${grouped(saved / optionPrice, 2)} shares at ${toThePenny(optionPrice)}, which sell at ${toThePenny(currentPrice)} for`,
            amounts: [toThePenny(sharesValue)],
          },
          { label: 'Repaid to the lending partners', amounts: [toThePenny(-saved)] },
          { label: 'Profit', amounts: [toThePenny(profit)] },
          { label: 'Your half of the profit', amounts: [toThePenny(shareMore.paidOut)] },
          { label: 'All platform fees', amounts: [toThePenny(-fees)] },
          { label: 'Left for you', amounts: [toThePenny(shareMore.gain)], isTotal: true },
        ]}
      />
    </>
  );
}

/** What the customer would have, after fees, if the plan had ended on the sample's date. */
export function IfItEndedToday() {
  const plan = { monthly, optionPrice, payments: samplePlan.monthsPaid };
  const { saved, fees } = costOf(plan);
  const bought = outcomesOf(plan, { sharePrice: currentPrice });
  const notBought = outcomesOf(plan, { sharePrice: 0 });
  const both = (pick: (outcome: typeof bought) => number) => [
    toThePenny(pick(bought)),
    toThePenny(pick(notBought)),
  ];
  return (
    <>
      <p>
        Leaving your employer ends a plan early. After redundancy, injury, disability, retirement or a
        transfer of your business you may usually still buy shares with the savings so far. Otherwise you take
        the savings back, and they repay the lending partners.
      </p>
      <SumTable
        caption={`After ${samplePlan.monthsPaid} payments, before any tax and dealing costs`}
        columns={['You buy and sell the shares', 'You cannot buy']}
        rows={[
          {
            label: 'Shares sell for, or savings are',
            amounts: [toThePenny(bought.sharesValue), toThePenny(saved)],
          },
          { label: 'Repaid to the lending partners', amounts: both(() => -saved) },
          { label: 'Profit', amounts: both(({ profit }) => profit) },
          { label: 'Your half of the profit', amounts: both(({ shareMore }) => shareMore.paidOut) },
          { label: 'Platform fees so far', amounts: both(() => -fees) },
          { label: 'Left for you', amounts: both(({ shareMore }) => shareMore.gain), isTotal: true },
        ]}
      />
    </>
  );
}
