import type { ChartData } from '../../companies/company-view';

const rows = [
  { key: 'withShareMore', label: 'With ShareMore' },
  { key: 'withShareSave', label: 'With Sharesave' },
  { key: 'savingsAccount', label: 'In a savings account' },
] as const;

/** The least part of a bar, in per cent of the largest value, that holds its label also on a small screen. */
const labelWidth = 17;

/**
 * The bars of the comparison and the position of the line that marks `paidIn`, in per cent of the largest value (spec
 * section 2). The bar of a negative amount has the width 0. `labelEnd` is where a label inside its bar ends: at the
 * bar's end, or before the line if the bar has no room after it.
 */
export function barsOf(data: ChartData, paidIn: number) {
  const largest = Math.max(paidIn, ...rows.map(({ key }) => data[key]));
  const widthOf = (amount: number) => Math.round((Math.max(0, amount) / largest) * 10_000) / 100;
  const line = widthOf(paidIn);
  const bars = rows.map(({ key, label }) => {
    const amount = data[key];
    const width = widthOf(amount);
    const beyondLine = width - line;
    const isBeforeLine = beyondLine > 0 && beyondLine < Math.min(line, labelWidth);
    const labelEnd = width > 15 ? (isBeforeLine ? line : width) : undefined;
    return { key, label, amount, gain: amount - paidIn, width, labelEnd };
  });
  return { bars, line };
}
