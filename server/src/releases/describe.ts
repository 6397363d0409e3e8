import { oneLine } from '../observe/one-line';
import { changedAreas } from './release-set';
import type { Releases } from './releases';
import type { Change } from './store/records';

/** Lists what is and was live, one line per change, and what is published. */
export function describeList({ changes, builds }: Awaited<ReturnType<Releases['list']>>): string {
  const lines = changes.map((change, index) => {
    const { set, rollout } = change;
    const share = rollout ? ` (${rollout.set.id} for ${rollout.percent} %)` : '';
    const parts = [`${index === 0 ? '*' : ' '} ${set.id}${share}`, event(change)];
    return [...parts, ...steps(changes[index + 1], change)].join('  ');
  });
  const [live] = changes;
  const published = builds.map(({ manifest: { area, build }, ...provenance }) => {
    const isRolledOut = live?.rollout?.set.builds[area] === build;
    const mark = live?.set.builds[area] === build ? '*' : isRolledOut ? '%' : ' ';
    return `${mark} ${area}@${build}  ${sourceOf(provenance)}`;
  });
  return [
    'Sets, newest first (* is live)',
    ...lines,
    '',
    'Builds, newest first (* is live, % is in the rollout)',
    ...published,
  ].join('\n');
}

/** One set: its builds and when it was live. */
export function describeSet({ set, builds, changes }: Awaited<ReturnType<Releases['show']>>): string {
  const parts = builds.map(({ area, build, ...provenance }) => `  ${area}@${build}  ${sourceOf(provenance)}`);
  const events = changes.map((change) => `  ${event(change)}`);
  return [`set ${set.id}`, ...parts, 'was changed to', ...events].join('\n');
}

export function linesOf<T>(all: T[], lineOf: (one: T) => string, none = ''): string {
  return all.map(lineOf).join('\n') || none;
}

function event({ action, by, at, why }: Change): string {
  return `${minute(at)}  ${action} by ${by}${why ? `: ${oneLine(why)}` : ''}`;
}

/** The builds that a change replaces, for all visitors or for those in the rollout. */
function steps(before: Change | undefined, after: Change): string[] {
  const from = before?.rollout?.set ?? before?.set;
  const to = after.rollout?.set ?? after.set;
  return changedAreas(from, to).map(
    (area) => `${area}: ${from?.builds[area] ?? 'none'} -> ${to.builds[area] ?? 'none'}`,
  );
}

/** Who published a build when, its commit shortened to 10 characters with a `-dirty` suffix, and what it is. */
function sourceOf({ by, at, commit, message }: Partial<Record<'by' | 'at' | 'commit' | 'message', string>>) {
  const parts = [at && minute(at), by && `by ${by}`, commit?.replace(/^(\w{10})\w*/, '$1')];
  return [...parts, message && oneLine(message)].filter(Boolean).join('  ');
}

const minute = (iso: string): string => iso.slice(0, 16).replace('T', ' ');
