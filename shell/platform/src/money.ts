const wholePounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});

/** `£1,800`, `−£360`: whole pounds, with a real minus sign and never a minus nothing. */
export function inPounds(amount: number): string {
  return wholePounds.format(Math.round(amount) || 0).replace('-', '−');
}

/** A share price, always with its pence: `£2.00`. */
export function inPence(price: number): string {
  return `£${price.toFixed(2)}`;
}
