import { inPounds } from '@sharemore/platform/money';
import { example, outcomesOf } from '@sharemore/platform/outcomes';
import { figure } from './figures';

/** Risk wording that stands beside benefits on several pages, so that it says the same everywhere. */
export const risk = {
  noProfit: `Share prices fall as well as rise, and you may make no profit. Then you repay from your plan savings plus any interest and owe nothing more, but the ${inPounds(example.fees)} of fees that you paid over ${figure.months} months do not come back.`,
  cost: `Over ${figure.months} months the fees add up to ${inPounds(example.fees)}. You pay them whether or not there is a profit.`,
} as const;

const doubled = outcomesOf(example, { sharePrice: 2 * example.optionPrice }).shareMore;

/** What stands beside the claim of a multiple: where it comes from, and what is left of it after fees. */
export const profitClaim = `${figure.profitClaim} is our claim and not a forecast. It counts your half of the profit, ${inPounds(doubled.paidOut)}, against the ${inPounds(doubled.paidIn)} of fees, when the shares end at twice your option price. That is ${inPounds(doubled.gain)} after fees: ${doubled.gain / doubled.paidIn} times the ${inPounds(doubled.paidIn)} you paid. If the shares end lower you make less, or you lose the fees.`;
