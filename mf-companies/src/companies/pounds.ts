const format = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});

/** Whole pounds as they are written in the UK: £1,125. */
export function inPounds(amount: number): string {
  return format.format(amount);
}
