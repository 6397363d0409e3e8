import type { ChartData } from '../../companies/company-view';

const rows = [
  { key: 'withShareMore', label: 'With ShareMore' },
  { key: 'withShareSave', label: 'With Sharesave' },
  { key: 'savingsAccount', label: 'In a savings account' },
] as const;

/**
 * The bars of the comparison and the position of the line that marks `paidIn`, in per cent of the largest value (spec
 * section 2). The bar of a negative amount has the width 0.
 */
export function barsOf(data: ChartData, paidIn: number) {
  const largest = Math.max(paidIn, ...rows.map(({ key }) => data[key]));
  const widthOf = (amount: number) => Math.round((Math.max(0, amount) / largest) * 10_000) / 100;
  const bars = rows.map(({ key, label }) => {
    const amount = data[key];
    const width = widthOf(amount);
    return { key, label, amount, gain: amount - paidIn, width, isLabelInside: width > 15 };
  });
  return { bars, line: widthOf(paidIn) };
}
