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
  if (html.length > MOST_HTML) return `renders ${html.length} characters of HTML`;
  const main = html.search(/<main[\s>]/);
  // An area that renders nothing throws no error.
  return main < 0 || !/<h1[\s>]/.test(html.slice(main)) ? 'renders no heading' : undefined;
}

/** The first line of an area's error, safe to print. Of a long one the rest is not even looked at. */
export function firstLine(text: string): string {
  return oneLine(text.slice(0, 1000).split('\n')[0] ?? '');
}
