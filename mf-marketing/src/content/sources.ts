import { monthAndYear } from '@sharemore/platform/dates';
import { type Figure, type FigureName, figures } from '@sharemore/platform/figures';

/** `Source: ShareMore’s own figures, not audited. To be reviewed by May 2027.` */
export function sourceOf(names: FigureName[]): string {
  const cited: Figure[] = names.map((name) => figures[name]);
  const own = `ShareMore’s own figure${names.length > 1 ? 's' : ''}, not audited`;
  const sources = withoutRepeats(cited.map(({ source }) => (source.startsWith('ShareMore') ? own : source)));
  const review = cited.map(({ reviewBy }) => reviewBy).sort()[0] ?? '';
  return `Source: ${sources.join('; ')}. To be reviewed by ${monthAndYear(review)}.`;
}

/** Drops repeated sources, and the repeated name of an act: `…, Schedule 3, paragraph 30; paragraph 32`. */
function withoutRepeats(sources: string[]): string[] {
  const distinct = [...new Set(sources)];
  const actOf = (source?: string) => /^.*, (?=paragraph)/.exec(source ?? '')?.[0] ?? '';
  return distinct.map((source, index) =>
    actOf(distinct[index - 1]) === actOf(source) ? source.slice(actOf(source).length) : source,
  );
}
