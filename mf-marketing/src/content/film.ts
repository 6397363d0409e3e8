import { figures } from '@sharemore/platform/figures';
import { inPounds } from '@sharemore/platform/money';
import { example } from '@sharemore/platform/outcomes';

export const film = {
  name: 'Maya’s three years',
  caption: 'A walkthrough of an employee invited to Sharesave. Maya is made up.',
  readTranscript: 'Read the transcript',
};

/** The risk warning of the pages whose subject is what the film shows. */
export const risk = `Share prices fall as well as rise, and you may make no profit. Then you repay from your savings plus any interest and owe nothing more. But the fees you paid, ${inPounds(example.fees)} at ${figures.coveredPayment.text} a month, don’t come back.`;
