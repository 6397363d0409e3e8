import type { ReleaseSet } from '@sharemore/platform/contract';
import { type Actor, demand } from './actor';
import { keepBuild } from './garbage';
import type { WantedChange } from './promotion';
import { ReleaseRefused } from './release-refused';
import { affectedAreas } from './release-set';
import type { Action, Change, ReleaseStore } from './store/release-store';

/**
 * Tries a set as it would be served; of areas that nothing changed for since the set `before`, less.
 * @throws {ReleaseRefused}
 */
export type Judge = (set: ReleaseSet, before?: ReleaseSet) => Promise<void>;

/** Nobody clears up a build in the time that it takes to try it and to make it live. */
const KEPT_MS = 3_600_000;

/**
 * Makes the change that `make` wants of what is live, when the actor may and the set stands. Made again when
 * another change came between; refused when that one changed the same area.
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
      const ownAreas = affectedAreas(head, wanted);
      demand(actor, action, ownAreas);
      if (head && isSame(head, wanted)) return head;
      const until = new Date(Date.now() + KEPT_MS).toISOString();
      for (const set of [wanted.set, wanted.rollout?.set]) {
        if (!set || set.id === head?.set.id) continue;
        for (const [area, build] of Object.entries(set.builds)) {
          if (build !== head?.set.builds[area]) await keepBuild(store, area, build, until);
        }
        await judge(set, head?.set);
      }
      const number = (head?.number ?? 0) + 1;
      const next: Change = { ...wanted, number, by: actor.name, at: new Date().toISOString(), why };
      if (await store.append(next)) return next;
      const [newest] = await store.changes();
      if (newest) refuseClash(head, newest, ownAreas);
    }
  };
}

/** @throws {ReleaseRefused} when `newest` changed one of `ownAreas` since `before`. */
export function refuseClash(before: Change | undefined, newest: Change, ownAreas: string[]): void {
  const clash = affectedAreas(before, newest).find((area) => ownAreas.includes(area));
  if (!clash) return;
  const { by, at, set } = newest;
  throw new ReleaseRefused(
    `${by} changed ${clash} meanwhile (${at}, set ${set.id}): look at it, and promote again if you still want to`,
  );
}

function isSame(head: Change, wanted: WantedChange): boolean {
  const [one, other] = [head.rollout, wanted.rollout];
  return head.set.id === wanted.set.id && one?.set.id === other?.set.id && one?.percent === other?.percent;
}
