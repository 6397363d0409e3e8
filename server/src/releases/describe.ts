import { oneLine } from '../observe/one-line';
import { changedAreas, type LiveState } from './release-set';
import type { Releases } from './releases';

type Listed = Awaited<ReturnType<Releases['list']>>;

/** Lists what is and was live and what was refused, one line each, the newest first, and what is published. */
export function describeList({ changes, refusals, builds }: Listed): string {
  const history = changes.map((change, index) => {
    const { set, rollout, at } = change;
    const share = rollout ? ` (${rollout.set.id} for ${rollout.percent} %)` : '';
    const parts = [`${index === 0 ? '*' : ' '} ${set.id}${share}`, event(change)];
    return { at, text: [...parts, ...steps(changes[index + 1], change, builds)].join('  ') };
  });
  for (const refusal of refusals) {
    const { set, at, problems } = refusal;
    const before = changes.find((change) => change.at <= at);
    const parts = [`  ${set.id} refused`, event({ ...refusal, why: '' }), ...steps(before, { set }, builds)];
    history.push({ at, text: [...parts, oneLine(problems[0] ?? '')].join('  ') });
  }
  const lines = history.sort((one, other) => other.at.localeCompare(one.at)).map(({ text }) => text);
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

/** Returns what writes a line for each, or `none`. */
export const linesOf =
  <T>(lineOf: (one: T) => string, none = '') =>
  (all: T[]): string =>
    all.map(lineOf).join('\n') || none;

function event({ action, by, at, why }: Record<'action' | 'by' | 'at' | 'why', string>): string {
  return `${minute(at)}  ${action} by ${by}${why ? `: ${oneLine(why)}` : ''}`;
}

/** The builds that a change replaces, for all visitors or for those in the rollout, with what is known of the new ones. */
function steps(before: LiveState | undefined, after: LiveState, published: Listed['builds']): string[] {
  const from = before?.rollout?.set ?? before?.set;
  const to = after.rollout?.set ?? after.set;
  return changedAreas(from, to).map((area) => {
    const build = to.builds[area];
    const { commit, message } =
      published.find(({ manifest }) => manifest.area === area && manifest.build === build) ?? {};
    const source = sourceOf({ commit, message });
    return `${area}: ${from?.builds[area] ?? 'none'} -> ${build ?? 'none'}${source && ` (${source})`}`;
  });
}

/** Who published a build when, its commit shortened to 10 characters with a `-dirty` suffix, and what it is. */
function sourceOf({ by, at, commit, message }: Partial<Record<'by' | 'at' | 'commit' | 'message', string>>) {
  const parts = [at && minute(at), by && `by ${by}`, commit?.replace(/^(\w{10})\w*/, '$1')];
  return [...parts, message && oneLine(message)].filter(Boolean).join('  ');
}

const minute = (iso: string): string => iso.slice(0, 16).replace('T', ' ');
