import { inPounds } from '@sharemore/platform/money';
import type { AnalystCounts, ChartData } from './company-view';

/**
 * £10 a month over three years, and the loan for which these are the fees with ShareMore. Constants, because the
 * platform's `outcomes` module is too large for these numbers; a test checks that they agree with it.
 */
export const paidIn = 360;
export const loan = 3600;
/** The bonus that Sharesave alone pays on savings that are taken back, where the price fell. */
export const bonus = 11;

/** Whether ShareMore beats both alternatives; a tie with either does not count (spec section 9). */
export function isShareMoreAhead({ withShareMore, withShareSave, savingsAccount }: ChartData): boolean {
  return withShareMore > savingsAccount && withShareMore > withShareSave;
}

/** `gain £765`, `loss £20`; `between` joins the two words. */
export function gainOrLoss(gain: number, between = ' '): string {
  return `${gain < 0 ? 'loss' : 'gain'}${between}${inPounds(Math.abs(gain))}`;
}

/** What analysts recommend (spec section 9), beside their counts; null without recommendations. */
export function analystSentence(name: string, { buy, hold, sell }: AnalystCounts): string | null {
  if (buy + hold + sell === 0) return null;
  if (buy > hold + sell)
    return `Analysts are bullish on ${name}: most recommend that investors buy its shares.`;
  const outnumber = buy + hold > sell ? 'outnumber' : 'don’t outnumber';
  return `Analysts who recommend that investors buy or hold ${name} shares ${outnumber} those who say sell.`;
}
