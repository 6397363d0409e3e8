import { inPounds, withPence } from '@sharemore/platform/money';
import { example, outcomesOf } from '@sharemore/platform/outcomes';
import { figure } from './page-words';

const sharePrice = 2 * example.optionPrice;
const doubled = outcomesOf(example, { sharePrice }).shareMore;
const rise = Math.round((sharePrice / example.priceAtInvitation - 1) * 100);

/** Qualifies the claimed profit multiple: how it is worked out, and what remains of it after fees. */
export const profitClaim = `${figure.profitClaim} is our claim and not a forecast. It needs shares that end at twice your option price: ${withPence(sharePrice)}, ${rise}% above the price at the start. Then your half of the profit is ${inPounds(doubled.paidOut)}, ${doubled.paidOut / doubled.paidIn} times the fees. That’s ${inPounds(doubled.gain)} after fees: ${doubled.gain / doubled.paidIn} times the ${inPounds(doubled.paidIn)} you paid. If the shares end lower you make less, or you lose the fees. Share prices fall as well as rise, and you may make no profit.`;
