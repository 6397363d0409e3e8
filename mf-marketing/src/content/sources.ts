import { monthAndYear } from '@sharemore/platform/dates';
import { type Figure, type FigureName, figures } from '@sharemore/platform/figures';

/** `Source: ShareMore’s own figures, not audited. To be reviewed by May 2027.` */
export function sourceOf(names: FigureName[]): string {
  const cited: Figure[] = names.map((name) => figures[name]);
  const own = `ShareMore’s own figure${names.length > 1 ? 's' : ''}, not audited`;
  const sources = new Set(cited.map(({ source }) => (source.startsWith('ShareMore') ? own : source)));
  const review = cited.map(({ reviewBy }) => reviewBy).sort()[0] ?? '';
  return `Source: ${[...sources].join('; ')}. To be reviewed by ${monthAndYear(review)}.`;
}
