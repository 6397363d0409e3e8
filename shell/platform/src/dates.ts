export const MONTHS =
  'January February March April May June July August September October November December'.split(' ');

/** `27 October 2025`, from an ISO date. */
export function longDate(iso: string): string {
  return `${new Date(iso).getUTCDate()} ${monthAndYear(iso)}`;
}

/** `October 2025` */
export function monthAndYear(date: string | number): string {
  const day = new Date(date);
  return `${MONTHS[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}
