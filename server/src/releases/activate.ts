import { isDeepStrictEqual } from 'node:util';
import { type Actor, authorise } from './actor';
import type { Preflight } from './preflight/preflight';
import { ReleaseRefused } from './release-refused';
import { affectedAreas, setsOf, type WantedChange } from './release-set';
import type { Action, Change } from './store/records';
import type { ReleaseStore } from './store/release-store';

/**
 * Makes the change live that `derive` makes of the log, if the actor may and its new sets pass the preflight. When
 * another change comes first, it is done if that was the wanted one, refuses if it affects the same area, and derives
 * the change again otherwise.
 */
export function createActivate(store: ReleaseStore, preflight: Preflight) {
  /** A `gc` may have removed an old build while the preflight ran. */
  async function refuseLost(wanted: WantedChange): Promise<void> {
    for (const [area, build] of setsOf(wanted).flatMap(({ builds }) => Object.entries(builds)))
      if (!(await store.build(area, build)))
        throw new ReleaseRefused(`The build ${build} of ${area} has been removed: publish it again`);
  }

  return async function activate(
    actor: Actor,
    action: Action,
    why = '',
    derive: (changes: Change[]) => WantedChange,
  ): Promise<Change> {
    for (;;) {
      const changes = await store.changes();
      const [head] = changes;
      const wanted = derive(changes);
      const ownAreas = affectedAreas(head, wanted);
      authorise(actor, action, ownAreas);
      if (head && isSame(head, wanted)) return head;
      for (const set of setsOf(wanted)) {
        // What another team rolls out already does not become a fault of this change.
        const before = set === wanted.set ? head?.set : (head?.rollout?.set ?? head?.set);
        if (set.id === before?.id) continue;
        const problems = await preflight(actor, set, before, action === 'rollback');
        if (problems.length === 0) continue;
        const refusal = { set, action, by: actor.name, at: new Date().toISOString(), problems };
        await store.saveRefusal(refusal).catch(() => {});
        throw new ReleaseRefused(...problems);
      }
      await refuseLost(wanted);
      const at = new Date().toISOString();
      const next: Change = { ...wanted, number: (head?.number ?? 0) + 1, by: actor.name, at, why };
      if (await store.append(next)) return next;
      const [newest] = await store.changes();
      // Two may ask for the same, such as two starts of one folder: derived again, a rollback would go back twice.
      if (newest && isSame(newest, wanted)) return newest;
      if (newest) refuseClash(head, newest, ownAreas);
    }
  };
}

const isSame = (one: WantedChange, other: WantedChange): boolean =>
  isDeepStrictEqual([one.set, one.rollout], [other.set, other.rollout]);

/** @throws {ReleaseRefused} if `newest` differs from `before` in one of `ownAreas`. */
function refuseClash(before: Change | undefined, newest: Change, ownAreas: string[]): void {
  const clash = affectedAreas(before, newest).find((area) => ownAreas.includes(area));
  if (!clash) return;
  const { by, at, set } = newest;
  throw new ReleaseRefused(
    `${by} changed ${clash} meanwhile (${at}, set ${set.id}): look at it, and repeat your command if you still want to`,
  );
}
