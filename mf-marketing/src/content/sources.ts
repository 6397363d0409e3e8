import { monthAndYear } from '@sharemore/platform/dates';
import { type Figure, type FigureName, figures } from '@sharemore/platform/figures';

/** `Source: ShareMore’s own figures, not audited. To be reviewed by May 2027.` */
export function sourceOf(names: FigureName[]): string {
  const named: Figure[] = names.map((name) => figures[name]);
  const sources = namedOnce(
    named.map(({ source }) => (source.startsWith('ShareMore') ? own(names.length) : source)),
  );
  const review = named.map(({ reviewBy }) => reviewBy).sort()[0] ?? '';
  return `Source: ${sources.join('; ')}. To be reviewed by ${monthAndYear(review)}.`;
}

/** Each source once, and a work that was named before by its paragraph alone: `…, Schedule 3, paragraph 30; paragraph 32`. */
function namedOnce(sources: string[]): string[] {
  const all = [...new Set(sources)];
  const workOf = (source?: string) => /^.*, (?=paragraph)/.exec(source ?? '')?.[0] ?? '';
  return all.map((source, index) =>
    workOf(all[index - 1]) === workOf(source) ? source.slice(workOf(source).length) : source,
  );
}

function own(count: number): string {
  return `ShareMore’s own figure${count > 1 ? 's' : ''}, not audited`;
}
