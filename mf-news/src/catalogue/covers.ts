/** The illustrations that an article can choose from; each is a drawing in `src/covers`. */
export const coverNames = [
  'seedling',
  'crossroads',
  'falling-price',
  'payslip',
  'ladder',
  'open-door',
  'calendar',
] as const;

export type CoverName = (typeof coverNames)[number];
