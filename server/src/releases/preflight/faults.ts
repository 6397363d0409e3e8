import { oneLine } from '../../observe/one-line';
import type { LoadedSet } from '../../render/loaded-set';
import type { PageAnswer } from '../../render/render-pool';

/** A page that does not stand, and why. */
export interface Fault {
  path: string;
  reason: string;
}

export const inWords = ({ path, reason }: Fault) => `${path}: ${reason}`;

/** The faults of one area in words. A reason that all its pages share is reported once. */
export function summarise(area: string, faults: Fault[], tried: number): string[] {
  const [reason, ...others] = new Set(faults.map((fault) => fault.reason));
  if (!reason || others.length > 0 || tried === 1 || faults.length < tried) return faults.map(inWords);
  return [`${area} fails on all its pages: ${reason.replace(`${area} `, '').replace(/^fails: /, '')}`];
}

/** One of 50 MB delayed all other pages by up to half a second. */
const MOST_HTML = 10_000_000;

/**
 * What is wrong with the answer for a page: a failure, a status that is not `isFine`, no heading, too much HTML, or a file
 * that it names and that is not in the set.
 */
export function faultsOf(
  path: string,
  area: string,
  answer: PageAnswer,
  isFine: (status: number) => boolean,
  pool: LoadedSet,
): Fault[] {
  if (answer.kind === 'failed') return [{ path, reason: `${area} fails: ${firstLine(answer.error)}` }];
  if (!isFine(answer.status)) return [{ path, reason: `${area} answers ${answer.status}` }];
  if (answer.kind !== 'page') return [];
  const html = answer.html.toString();
  // An area that renders nothing throws no error.
  if (!/<main[\s>].*<h1[\s>]/s.test(html)) return [{ path, reason: `${area} renders no heading` }];
  const { length } = html;
  if (length > MOST_HTML) return [{ path, reason: `${area} renders ${length} characters of HTML` }];
  const named = html.matchAll(/\/r\/([a-z0-9-]+)\/([a-z0-9]+)\/([^"'\s?#)\\]+)/g);
  const missing = [...named].filter(([, name = '', build, file]) => {
    const manifest = pool.manifests[name];
    return manifest?.build !== build || !manifest?.integrity[`client/${file}`];
  });
  const lost = new Set(missing.map(([address]) => address));
  return [...lost].map((address) => ({ path, reason: `names ${address}, which is not in the set` }));
}

/** The first line of an area's error, safe to print. Of a long one the rest is not even looked at. */
export function firstLine(text: string): string {
  return oneLine(text.slice(0, 1000).split('\n')[0] ?? '');
}
