import type { Figure } from '@sharemore/platform/figures';

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `Source: ShareMore’s own figures, not audited. We look at them again by May 2027.` */
export function sourceOf(figures: Figure[]): string {
  const sources = [
    ...new Set(figures.map(({ source }) => (source.startsWith('ShareMore') ? own(figures) : source))),
  ];
  const review = figures.map(({ reviewBy }) => reviewBy).sort()[0] ?? '';
  return `Source: ${sources.join('; ')}. To be reviewed by ${month.format(new Date(review))}.`;
}

function own(figures: Figure[]): string {
  return `ShareMore’s own figure${figures.length > 1 ? 's' : ''}, not audited`;
}
