const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});
const percent = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 0 });

/** Whole pounds; a loss has a true minus sign. */
export const asPounds = (value: number): string => pounds.format(value).replace('-', '−');

/** A ratio as a whole percentage. */
export const asPercent = (ratio: number): string => percent.format(ratio);
