import { inPounds } from '@sharemore/platform/money';
import { example } from '@sharemore/platform/outcomes';

/** The risk warning that several pages show beside benefits. */
export const risk = `Share prices fall as well as rise, and you may make no profit. Then you repay from your savings plus any interest and owe nothing more, but the ${inPounds(example.fees)} of fees you paid don’t come back.`;
