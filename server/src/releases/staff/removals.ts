import type { ReleaseSet } from '@sharemore/platform/contract';
import { changedAreas } from '../release-set';
import type { CommandAnswer } from '../releases';
import type { Change } from '../store/records';

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
    builds.flatMap(({ manifest }) =>
      of?.builds[manifest.area] === manifest.build ? Object.keys(manifest[kind]) : [],
    );
  const offered = offeredBy(after);
  return offeredBy(before).filter((name) => !offered.includes(name));
}
