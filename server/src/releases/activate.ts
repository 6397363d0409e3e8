import { isDeepStrictEqual } from 'node:util';
import type { ReleaseSet } from '@sharemore/platform/contract';
import { type Actor, authorise, refuseIfOver } from './actor';
import { keepBuild } from './garbage';
import type { WantedChange } from './promotion';
import { ReleaseRefused } from './release-refused';
import { affectedAreas, setsOf } from './release-set';
import type { Action, Change, ReleaseStore } from './store/release-store';

/**
 * Tests a set as it would be served, one of each actor at a time; tests less of areas that the change from `before`
 * cannot affect.
 * @throws {ReleaseRefused}
 */
export type Judge = (actor: Actor, set: ReleaseSet, before?: ReleaseSet) => Promise<void>;

/** Garbage collection spares a build this long, while it is judged and made live. */
const KEPT_MS = 3_600_000;

/**
 * Applies the change that `make` derives from the log, if the actor is authorised and the judge accepts the new sets.
 * When another change is appended meanwhile, it is done if that was the wanted one, refuses if it affects the same area,
 * and retries otherwise.
 */
export function createFlip(store: ReleaseStore, judge: Judge) {
  return async function flip(
    actor: Actor,
    action: Action,
    why: string,
    make: (changes: Change[]) => WantedChange,
  ): Promise<Change> {
    for (;;) {
      const changes = await store.changes();
      const [head] = changes;
      const wanted = make(changes);
      const isWanted = ({ set, rollout }: Change) =>
        isDeepStrictEqual([set, rollout], [wanted.set, wanted.rollout]);
      const ownAreas = affectedAreas(head, wanted);
      authorise(actor, action, ownAreas);
      if (head && isWanted(head)) return head;
      for (const set of setsOf(wanted)) {
        if (set.id === head?.set.id) continue;
        for (const [area, build] of Object.entries(set.builds)) {
          if (build !== head?.set.builds[area]) await keepBuild(store, area, build, KEPT_MS);
        }
        await judge(actor, set, head?.set);
      }
      const number = (head?.number ?? 0) + 1;
      const at = new Date(await store.now()).toISOString();
      const next: Change = { ...wanted, number, by: actor.name, at, why };
      refuseIfOver(actor.signal, 'the change');
      if (await store.append(next)) return next;
      const [newest] = await store.changes();
      // Two may ask for the same, such as two starts of one folder: made again, a rollback would go back twice.
      if (newest && isWanted(newest)) return newest;
      if (newest) refuseClash(head, newest, ownAreas);
    }
  };
}

/** @throws {ReleaseRefused} if `newest` differs from `before` in one of `ownAreas`. */
export function refuseClash(before: Change | undefined, newest: Change, ownAreas: string[]): void {
  const clash = affectedAreas(before, newest).find((area) => ownAreas.includes(area));
  if (!clash) return;
  const { by, at, set } = newest;
  throw new ReleaseRefused(
    `${by} changed ${clash} meanwhile (${at}, set ${set.id}): look at it, and repeat your command if you still want to`,
  );
}
