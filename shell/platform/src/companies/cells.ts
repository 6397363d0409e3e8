/** A cell as one line of text: line breaks, tabs and repeated spaces become single spaces. */
export function textOf(cell: string | undefined): string {
  return (cell ?? '').replace(/\s+/g, ' ').trim();
}

/**
 * A numeric cell, unrounded. Commas and spaces are stripped (spec section 3), and so are a pound or per cent sign,
 * because a sheet formatted in pounds delivers `£1,234.50`. Any other text gives `undefined`.
 */
export function decimalOf(cell: string | undefined): number | undefined {
  const digits = (cell ?? '')
    .replace(/[\s,]/g, '')
    .replace(/^([+-]?)£/, '$1')
    .replace(/%$/, '');
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(digits)) return undefined;
  return Number(digits);
}

/** A numeric cell, rounded to a whole number. */
export function integerOf(cell: string | undefined): number | undefined {
  const value = decimalOf(cell);
  // `+ 0` turns a rounded -0, which would be printed as "-0", into 0.
  return value === undefined ? undefined : Math.round(value) + 0;
}
