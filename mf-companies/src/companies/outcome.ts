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

/**
 * A sentence on what analysts recommend (spec section 9); null without recommendations. It includes the counts, so that
 * a narrow majority does not read as a strong one, and who recommends selling when they outnumber those who say buy.
 */
export function analystSentence(name: string, { buy, hold, sell }: AnalystCounts): string | null {
  const all = buy + hold + sell;
  if (all === 0) return null;
  if (all === 1) return oneAnalyst(name, buy ? 'buy' : hold ? 'hold' : 'sell');
  if (buy > hold + sell) {
    return `Analysts are bullish on ${name}: ${buy} of ${all} recommend that investors buy its shares.`;
  }
  const selling = sell > buy ? `, and ${sell} that they sell` : '';
  if (buy + hold > sell) {
    return `${buy + hold} of ${all} analysts recommend that investors buy or hold ${name} shares${selling}.`;
  }
  return `${buy} of ${all} analysts ${buy === 1 ? 'recommends' : 'recommend'} that investors buy ${name} shares${selling}.`;
}

function oneAnalyst(name: string, verdict: 'buy' | 'hold' | 'sell'): string {
  if (verdict === 'buy') {
    return `The one analyst is bullish on ${name} and recommends that investors buy its shares.`;
  }
  const advice = verdict === 'hold' ? 'buy or hold' : 'sell, and not buy,';
  return `The one analyst recommends that investors ${advice} ${name} shares.`;
}
