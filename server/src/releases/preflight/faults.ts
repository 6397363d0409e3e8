import { oneLine } from '../../observe/one-line';
import type { LoadedSet } from '../../render/loaded-set';
import type { PageAnswer } from '../../render/render-pool';

/** One of 50 MB delayed all other pages by up to half a second. */
const MOST_HTML = 10_000_000;

/**
 * Why an area's answer for a page does not stand: a failure, a status that is not `isFine`, no heading, too much HTML, or a
 * file that it names and that is not in the set.
 */
export function faultOf(
  answer: PageAnswer,
  isFine: (status: number) => boolean,
  { manifests }: LoadedSet,
): string | undefined {
  if (answer.kind === 'failed') return `fails: ${firstLine(answer.error)}`;
  if (!isFine(answer.status)) return `answers ${answer.status}`;
  if (answer.kind !== 'page') return undefined;
  const html = answer.html.toString();
  // An area that renders nothing throws no error.
  if (!/<main[\s>].*<h1[\s>]/s.test(html)) return 'renders no heading';
  if (html.length > MOST_HTML) return `renders ${html.length} characters of HTML`;
  const named = html.matchAll(/\/r\/([a-z0-9-]+)\/([a-z0-9]+)\/([^"'\s?#)\\]+)/g);
  for (const [address, name = '', build, file] of named) {
    const { [name]: manifest } = manifests;
    if (manifest?.build !== build || !manifest?.integrity[`client/${file}`])
      return `names ${address}, which is not in the set`;
  }
  return undefined;
}

/** The first line of an area's error, safe to print. Of a long one the rest is not even looked at. */
export function firstLine(text: string): string {
  return oneLine(text.slice(0, 1000).split('\n')[0] ?? '');
}
