import type { AnalystCounts, ChartData } from './company-view';

/**
 * What £10 a month comes to in three years, and the loan for which it is the fees with ShareMore. A test holds them to
 * the platform's one arithmetic, which brings every figure's source along and is too heavy for two numbers.
 */
export const paidIn = 360;
export const loan = 3600;

/** Whether ShareMore comes out ahead of both other ways; a tie with either is not ahead (spec section 9). */
export function isShareMoreAhead({ withShareMore, withShareSave, savingsAccount }: ChartData): boolean {
  return withShareMore > savingsAccount && withShareMore > withShareSave;
}

/**
 * What analysts recommend (spec section 9); null when nobody has recommended anything. It carries the counts, so that a
 * weak verdict can't be read as a strong one.
 */
export function analystSentence(name: string, { buy, hold, sell }: AnalystCounts): string | null {
  const all = buy + hold + sell;
  if (all === 0) return null;
  if (buy > hold + sell) {
    return `Analysts are bullish on ${name}: ${buy} of ${all} recommend that investors buy its shares.`;
  }
  if (buy + hold > sell) {
    return `${buy + hold} of ${all} analysts recommend that investors buy or hold ${name} shares.`;
  }
  return `${buy} of ${all} analysts recommend that investors buy ${name} shares.`;
}
