import { monthAndYear } from '@sharemore/platform/dates';
import { type Figure, type FigureName, figures } from '@sharemore/platform/figures';

/** `Source: ShareMore’s own figures, not audited. To be reviewed by May 2027.` */
export function sourceOf(names: FigureName[]): string {
  const named: Figure[] = names.map((name) => figures[name]);
  const sources = [
    ...new Set(named.map(({ source }) => (source.startsWith('ShareMore') ? own(names.length) : source))),
  ];
  const review = named.map(({ reviewBy }) => reviewBy).sort()[0] ?? '';
  return `Source: ${sources.join('; ')}. To be reviewed by ${monthAndYear(review)}.`;
}

function own(count: number): string {
  return `ShareMore’s own figure${count > 1 ? 's' : ''}, not audited`;
}
