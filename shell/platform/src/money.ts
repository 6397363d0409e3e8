/** `1,234`, `1,234.50`. Not by `Intl`, here and in `/dates`: its first formatter blocks a phone for 50 to 100 ms. */
export function grouped(number: number, decimals = 0): string {
  return number.toFixed(decimals).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}

/** `£1,800`, `−£360`: whole pounds with a true minus sign; never minus zero. */
export function inPounds(amount: number): string {
  return signed(Math.round(amount), 0);
}

/** `£100`, `£2.47`, `−£3,315.79`: pence unless they are zero. */
export function toThePenny(amount: number): string {
  const pence = Math.round(amount * 100);
  return signed(pence / 100, pence % 100 === 0 ? 0 : 2);
}

/** A share price, always with pence: `£2.00`. */
export function withPence(price: number): string {
  return `£${price.toFixed(2)}`;
}

function signed(amount: number, decimals: number): string {
  return `${amount < 0 ? '−' : ''}£${grouped(Math.abs(amount), decimals)}`;
}
