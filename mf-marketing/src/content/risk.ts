import { inPounds } from '@sharemore/platform/money';
import { example } from '@sharemore/platform/outcomes';
import { figure } from './figures';

/** Risk wording that stands beside benefits on several pages, so that it says the same everywhere. */
export const risk = {
  noProfit: `Share prices fall as well as rise, and you may make no profit. Then you repay from your plan savings plus any interest and owe nothing more, but the ${figure.platformFee} monthly fees you have paid do not come back.`,
  cost: `Over ${figure.months} months the fees add up to ${inPounds(example.fees)}, and you pay them whether or not there is a profit.`,
} as const;
