import { oneLine } from '../../observe/one-line';
import type { PageAnswer } from '../../render/render-pool';

/** One of 50 MB delayed all other pages by up to half a second. */
const MOST_HTML = 10_000_000;

/**
 * Why an area's answer for a page does not stand: a failure, a status that is not `isFine`, no heading, or too much HTML.
 */
export function faultOf(answer: PageAnswer, isFine: (status: number) => boolean): string | undefined {
  if (answer.kind === 'failed') return `fails: ${firstLine(answer.error)}`;
  if (!isFine(answer.status)) return `answers ${answer.status}`;
  if (answer.kind !== 'page') return undefined;
  const html = answer.html.toString();
  // An area that renders nothing throws no error.
  if (!/<main[\s>].*<h1[\s>]/s.test(html)) return 'renders no heading';
  if (html.length > MOST_HTML) return `renders ${html.length} characters of HTML`;
  return undefined;
}

/** The first line of an area's error, safe to print. Of a long one the rest is not even looked at. */
export function firstLine(text: string): string {
  return oneLine(text.slice(0, 1000).split('\n')[0] ?? '');
}
