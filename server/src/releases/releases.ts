import type { AreaManifest } from '@sharemore/platform/contract';
import { DAY_MS } from '../day';
import { type Actor, demand, operator } from './actor';
import { findDamage } from './build-folder';
import { checkSet } from './check-set';
import type { CommandInput } from './command-schemas';
import { createFlip, type Judge, refuseClash } from './flip';
import { findGarbage, keepBuild } from './garbage';
import { signPass } from './preview-pass';
import { goingOn, promotion } from './promotion';
import { type About, publishBuild } from './publish-build';
import { NothingLive, ReleaseRefused } from './release-refused';
import { releaseSet } from './release-set';
import { rollbackTarget } from './rollback-target';
import type { Change, PublishedBuild, ReleaseStore } from './store/release-store';
import { createTokens } from './tokens';

export interface ReleasesOptions {
  store: ReleaseStore;
  judge: Judge;
  /** Where previews are looked at. */
  siteUrl: string;
}

const PREVIEW_MS = 7 * DAY_MS;

export type Releases = ReturnType<typeof createReleases>;

/** All that teams do with builds. The command line and the HTTP interface are both thin over this. */
export function createReleases({ store, judge, siteUrl }: ReleasesOptions) {
  const flip = createFlip(store, judge);

  async function known(area: string, build: string): Promise<AreaManifest> {
    const found = await store.build(area, build);
    if (!found) throw new ReleaseRefused(`There is no build ${build} of ${area}: publish it first`);
    return found.manifest;
  }

  return {
    tokens: createTokens(store),
    store,

    publish: (actor: Actor, folder: string, about: About = {}) => publishBuild(store, actor, folder, about),

    promote(
      actor: Actor,
      { builds, percent = 100, from, why = '' }: CommandInput<'promote'>,
    ): Promise<Change> {
      return flip(actor, 'promote', why, (changes) => {
        const [head] = changes;
        const seen = changes.find(({ set }) => set.id === from);
        if (from && !seen) throw new ReleaseRefused(`Set ${from} was never live`);
        if (seen && head) refuseClash(seen, head, Object.keys(builds));
        return promotion(head, builds, percent);
      });
    },

    rollback(actor: Actor, { area, setId, why = '' }: CommandInput<'rollback'>): Promise<Change> {
      return flip(actor, 'rollback', why, (changes) => {
        const [head] = changes;
        if (!head || !area) {
          // While a rollout runs, its set is what one wants to get away from.
          if (head?.rollout && !setId) return { action: 'take back', set: head.set };
          return { action: 'rollback', set: rollbackTarget(changes, { setId }) };
        }
        const isRolledOut = !setId && head.rollout && head.rollout.set.builds[area] !== head.set.builds[area];
        const set = isRolledOut ? head.set : rollbackTarget(changes, { area, setId });
        const action = isRolledOut ? 'take back' : 'rollback';
        return { action, set, rollout: goingOn(head, set, [area]) };
      });
    },

    remove(actor: Actor, { area, why = '' }: CommandInput<'remove'>): Promise<Change> {
      return flip(actor, 'remove', why, ([head]) => {
        const { [area]: removed, ...rest } = head?.set.builds ?? {};
        if (!removed) throw new ReleaseRefused(`${area} is not live`);
        if (area === 'shell') throw new ReleaseRefused('Without its shell there is no site');
        const set = releaseSet(rest);
        return { action: 'remove', set, rollout: head && goingOn(head, set, [area]) };
      });
    },

    /** Ends the rollout, for a reason found by the server itself; does nothing when another one runs by now. */
    takeBack(setId: string, why: string): Promise<Change> {
      return flip(operator('the server'), 'rollback', why, ([head]) => {
        if (!head) throw new NothingLive();
        return head.rollout?.set.id === setId ? { action: 'take back', set: head.set } : head;
      });
    },

    /** The live set with these builds inside, for whoever holds the link; `problems` would keep it from going live. */
    async preview(actor: Actor, { builds }: CommandInput<'preview'>) {
      demand(actor, 'preview', Object.keys(builds));
      const [head] = await store.changes();
      const set = releaseSet({ ...head?.set.builds, ...builds });
      checkSet(await Promise.all(Object.entries(set.builds).map(([area, build]) => known(area, build))));
      const until = new Date(Date.now() + PREVIEW_MS).toISOString();
      for (const [area, build] of Object.entries(builds)) await keepBuild(store, area, build, until);
      const problems = await judge(set, head?.set).then(() => [], problemsOf);
      const pass = signPass({ builds, until }, await store.secret());
      return { set, until, problems, link: `${siteUrl}/api/releases/preview?pass=${pass}` };
    },

    /** What is and was live, by whom and why, and what is published. */
    async list(): Promise<{ changes: Change[]; builds: PublishedBuild[] }> {
      return { changes: await store.changes(), builds: await store.builds() };
    },

    /** One set: its builds with where each comes from, and the changes that made it live. */
    async show(_: Actor, { setId }: CommandInput<'show'>) {
      const changes = (await store.changes()).filter(
        ({ set, rollout }) => set.id === setId || rollout?.set.id === setId,
      );
      const [change] = changes;
      if (!change) throw new ReleaseRefused(`Set ${setId} was never live: "list" shows those that were`);
      const set = change.set.id === setId ? change.set : (change.rollout?.set ?? change.set);
      const builds = await Promise.all(
        Object.entries(set.builds).map(async ([area, build]) => {
          const { manifest: _, ...provenance } = (await store.build(area, build)) ?? {};
          return { area, build, ...provenance };
        }),
      );
      return { set, builds, changes };
    },

    /** Removes old builds: all but the newest `keep` of each area and those that anybody may still need. */
    async gc(actor: Actor, { keep }: CommandInput<'gc'>): Promise<{ area: string; build: string }[]> {
      demand(actor, 'admin', ['*']);
      const garbage = findGarbage(await store.builds(), await store.changes(), keep, new Date());
      const removed: { area: string; build: string }[] = [];
      for (const each of garbage) {
        const { area, build } = each.manifest;
        if (await store.removeBuild(each)) removed.push({ area, build });
      }
      return removed;
    },

    /** What does not fit or is not whole in the live set with `candidates` inside. */
    async doctor(_: Actor, { manifests: candidates }: CommandInput<'doctor'>) {
      const [head] = await store.changes();
      const candidateAreas = new Set(candidates.map(({ area }) => area));
      const damaged = await store.damagedEntry();
      const problems = damaged
        ? [
            `Entry ${damaged} of the log of changes is damaged, so what it made live is not: the next change replaces it`,
          ]
        : [];
      const manifests = [...candidates];
      for (const [area, build] of Object.entries(head?.set.builds ?? {})) {
        const found = await store.build(area, build);
        if (!found) problems.push(`${area} ${build} is live and not published here`);
        else {
          problems.push(...(await findDamage(await store.folder(area, build), found.manifest)));
          if (!candidateAreas.has(area)) manifests.push(found.manifest);
        }
      }
      try {
        checkSet(manifests);
        if (head && candidates.length === 0 && problems.length === 0) await judge(head.set);
      } catch (error) {
        problems.push(...problemsOf(error));
      }
      return { problems };
    },
  };
}

function problemsOf(error: unknown): string[] {
  if (error instanceof ReleaseRefused) return error.problems;
  throw error;
}
