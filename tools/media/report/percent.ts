const percent = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 0 });

/** A ratio as a whole percentage. */
export const asPercent = (ratio: number): string => percent.format(ratio);
