import { inPounds, withPence } from '@sharemore/platform/money';
import { example, outcomesOf } from '@sharemore/platform/outcomes';
import { figure } from './page-words';

const sharePrice = 2 * example.optionPrice;
const doubled = outcomesOf(example, { sharePrice }).shareMore;
const rise = Math.round((sharePrice / example.priceAtInvitation - 1) * 100);

const { paidIn: fees, paidOut: half, gain } = doubled;

const opening = `${figure.profitClaim} is our claim and not a forecast. It needs shares that end at twice your option price: ${withPence(sharePrice)}, ${rise}% above the price at the start.`;
const ending = 'Share prices fall as well as rise, and you may make no profit.';

/** Qualifies the claimed profit multiple: how it is worked out, what remains of it after fees, and the other ending. */
export const claimSum = {
  opening,
  /** What is added up in pounds, and both results. */
  rows: [
    { label: `Half the profit, ${half / fees}\u00A0×\u00A0${inPounds(fees)}`, amount: half },
    { label: 'The fees you pay', amount: -fees },
    { label: `Left for you, ${gain / fees}\u00A0×\u00A0${inPounds(fees)}`, amount: gain, isResult: true },
    { label: 'If the shares fall below your option price', amount: -fees, isResult: true },
  ],
  ending,
};

/** The same in one paragraph. */
export const profitClaim = `${opening} Then your half of the profit is ${inPounds(half)}, ${half / fees} times the fees. That’s ${inPounds(gain)} after fees: ${gain / fees} times the ${inPounds(fees)} you paid. If the shares end lower you make less, or you lose the fees. ${ending}`;
