import type { ChartData } from '../../companies/company-view';

export interface Bar {
  key: keyof ChartData;
  label: string;
  amount: number;
  /** Per cent of the largest bar, 0 to 100. */
  width: number;
  /** The amount is written in the bar when the bar is wider than 15 per cent, otherwise beside it. */
  isLabelInside: boolean;
}

const rows = [
  { key: 'withShareMore', label: 'With ShareMore' },
  { key: 'withShareSave', label: 'With Sharesave' },
  { key: 'savingsAccount', label: 'In a savings account' },
] as const;

/** The bars of the comparison, scaled to the largest value (spec section 2); below nothing there is no bar. */
export function barsOf(data: ChartData): Bar[] {
  const largest = Math.max(...rows.map(({ key }) => data[key]));
  return rows.map(({ key, label }) => {
    const share = largest > 0 ? Math.max(0, data[key]) / largest : 0;
    const width = Math.round(share * 10_000) / 100;
    return { key, label, amount: data[key], width, isLabelInside: width > 15 };
  });
}
