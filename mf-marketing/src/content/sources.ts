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

/** Names each act once, with all its paragraphs: `…, Schedule 3, paragraphs 30, 32 and 34`. */
function withoutRepeats(sources: string[]): string[] {
  const paragraphs = new Map<string, string[]>();
  for (const source of new Set(sources)) {
    const [, act = source, numbers = ''] = /^(.*, )paragraphs? (.*)$/.exec(source) ?? [];
    paragraphs.set(act, [...(paragraphs.get(act) ?? []), ...(numbers.match(/\d+/g) ?? [])]);
  }
  return Array.from(paragraphs, ([act, numbers]) => {
    if (numbers.length === 0) return act;
    return `${act}paragraph${numbers.length > 1 ? 's' : ''} ${new Intl.ListFormat('en-GB').format(numbers.sort())}`;
  });
}
