import { monthAndYear } from '@sharemore/platform/dates';
import { type Figure, type FigureName, figures } from '@sharemore/platform/figures';

const inWords = new Intl.ListFormat('en-GB');

/** `Source: ShareMore’s own figures, not audited. To be reviewed by May 2027.` */
export function sourceOf(names: FigureName[]): string {
  const named: Figure[] = names.map((name) => figures[name]);
  const sources = namedOnce(
    named.map(({ source }) => (source.startsWith('ShareMore') ? own(names.length) : source)),
  );
  const review = named.map(({ reviewBy }) => reviewBy).sort()[0] ?? '';
  return `Source: ${sources.join('; ')}. To be reviewed by ${monthAndYear(review)}.`;
}

/** Each source once, with all the paragraphs of an act together: `…, Schedule 3, paragraphs 30, 32 and 34`. */
function namedOnce(sources: string[]): string[] {
  const places = new Map<string, string[]>();
  for (const source of sources) {
    const [work = source, paragraphs = ''] = source.split(/, paragraphs? /);
    places.set(work, [...(places.get(work) ?? []), ...(paragraphs.match(/\d+/g) ?? [])]);
  }
  return [...places].map(([work, paragraphs]) => {
    const numbers = [...new Set(paragraphs)].sort();
    if (numbers.length === 0) return work;
    return `${work}, paragraph${numbers.length > 1 ? 's' : ''} ${inWords.format(numbers)}`;
  });
}

function own(count: number): string {
  return `ShareMore’s own figure${count > 1 ? 's' : ''}, not audited`;
}
