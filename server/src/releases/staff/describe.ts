import type { ReleaseSet } from '@sharemore/platform/contract';
import { oneLine } from '../../observe/one-line';
import { changedAreas } from '../release-set';
import type { CommandAnswer } from '../releases';
import type { Change } from '../store/records';

/** Lists what is and was live, one line per change, and what is published. */
export function describeList({ changes, builds }: CommandAnswer<'list'>): string {
  const lines = changes.map((change, index) => {
    const { set, rollout } = change;
    const share = rollout ? ` (${rollout.set.id} for ${rollout.percent} %)` : '';
    return `${index === 0 ? '*' : ' '} ${set.id}${share}  ${event(change)}`;
  });
  const live = changes[0]?.set.builds ?? {};
  const rolledOut = changes[0]?.rollout?.set.builds ?? {};
  const published = builds.map(({ manifest: { area, build }, by, at, commit, message }) => {
    const mark = live[area] === build ? '*' : rolledOut[area] === build ? '%' : ' ';
    const source = [commit && short(commit), message && oneLine(message)].filter(Boolean).join(' ');
    return `${mark} ${area}@${build}  ${minute(at)}  by ${by}${source ? `: ${source}` : ''}`;
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
export function describeSet({ set, builds, changes }: CommandAnswer<'show'>): string {
  const parts = builds.map(({ area, build, by, at, commit, message }) => {
    const source = [by && `by ${by}`, at && minute(at), commit && short(commit), message && oneLine(message)]
      .filter(Boolean)
      .join('  ');
    return `  ${area}@${build}  ${source}`;
  });
  const events = changes.map((change) => `  ${event(change)}`);
  return [`set ${set.id}`, ...parts, 'was changed to', ...events].join('\n');
}

function event({ action, by, at, why }: Change): string {
  return `${minute(at)}  ${action} by ${by}${why ? `: ${oneLine(why)}` : ''}`;
}

/** Shortens a commit to 10 characters and keeps its `-dirty` suffix. */
function short(commit: string): string {
  return commit.replace(/^(\w{10})\w*/, '$1');
}

function minute(iso: string): string {
  return iso.slice(0, 16).replace('T', ' ');
}

/**
 * What a change takes away: the builds that it replaces, and pages and slots that no area has any more.
 * @param listed the answer of `list` before the change
 */
export function removals(
  { builds, changes: [head] }: CommandAnswer<'list'>,
  { set, rollout }: Change,
): string[] {
  const before = head?.rollout?.set ?? head?.set;
  const after = rollout?.set ?? set;
  const removedOf = (kind: 'pages' | 'slots') => removed(kind, builds, before, after);
  return [
    ...new Set([...steps(head?.set, set), ...steps(before, after)]),
    ...removedOf('pages').map((path) => `No area has the page ${path} any more: visitors get Not found`),
    ...removedOf('slots').map((slot) => `No area offers the slot ${slot} any more: pages show its fallback`),
  ];
}

const steps = (from: ReleaseSet | undefined, to: ReleaseSet): string[] =>
  changedAreas(from, to).map(
    (area) => `${area}: ${from?.builds[area] ?? 'none'} -> ${to.builds[area] ?? 'none'}`,
  );

/** A team may withdraw a page, and no page fails without a slot, so nothing refuses the change. */
function removed(
  kind: 'pages' | 'slots',
  builds: CommandAnswer<'list'>['builds'],
  before: ReleaseSet | undefined,
  after: ReleaseSet,
): string[] {
  const offeredBy = (of: ReleaseSet | undefined) =>
    builds.flatMap(({ manifest }) => (of?.builds[manifest.area] === manifest.build ? manifest[kind] : []));
  const offered = offeredBy(after);
  return offeredBy(before).filter((name) => !offered.includes(name));
}
