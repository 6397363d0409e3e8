import { inPounds } from '@sharemore/platform/money';
import { example, outcomesOf } from '@sharemore/platform/outcomes';
import { figure } from './figures';

const doubled = outcomesOf(example, { sharePrice: 2 * example.optionPrice }).shareMore;

/** Qualifies the claimed profit multiple: how it is worked out, and what remains of it after fees. */
export const profitClaim = `${figure.profitClaim} is our claim and not a forecast. It counts your half of the profit, ${inPounds(doubled.paidOut)}, against the ${inPounds(doubled.paidIn)} of fees, when the shares end at twice your option price. That is ${inPounds(doubled.gain)} after fees: ${doubled.gain / doubled.paidIn} times the ${inPounds(doubled.paidIn)} you paid. If the shares end lower you make less, or you lose the fees.`;
