import type { ChartData } from '../../companies/company-view';

export interface Bar {
  key: keyof ChartData;
  label: string;
  /** What came out. */
  amount: number;
  /** What came out less what went in. */
  gain: number;
  /** Per cent of the longest, 0 to 100. */
  width: number;
  /** The amount is written in the bar when the bar is wider than 15 per cent, otherwise beside it. */
  isLabelInside: boolean;
}

const rows = [
  { key: 'withShareMore', label: 'With ShareMore' },
  { key: 'withShareSave', label: 'With Sharesave' },
  { key: 'savingsAccount', label: 'In a savings account' },
] as const;

/**
 * The bars of the comparison and where the line of what went in crosses them, scaled to the largest value (spec
 * section 2); below nothing there is no bar.
 */
export function barsOf(data: ChartData, paidIn: number): { bars: Bar[]; line: number } {
  const largest = Math.max(paidIn, ...rows.map(({ key }) => data[key]));
  const widthOf = (amount: number) => Math.round((Math.max(0, amount) / largest) * 10_000) / 100;
  const bars = rows.map(({ key, label }) => {
    const amount = data[key];
    const width = widthOf(amount);
    return { key, label, amount, gain: amount - paidIn, width, isLabelInside: width > 15 };
  });
  return { bars, line: widthOf(paidIn) };
}
