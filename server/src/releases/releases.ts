import { isDeepStrictEqual } from 'node:util';
import { DAY_MS } from '../async/day';
import { createActivate } from './activate';
import { type Actor, authorise, operator } from './actor';
import type { Failure, Failures } from './failures';
import { findGarbage } from './garbage';
import type { Preflight } from './preflight/preflight';
import { readPreviewToken, signPreviewToken } from './preview-token';
import { type About, publishBuild } from './publish-build';
import { ReleaseRefused } from './release-refused';
import { promotion, releaseSet, remainingRollout, rollbackTarget, rolledOut, setsOf } from './release-set';
import { type Change, isBuildName } from './store/records';
import type { ReleaseStore } from './store/release-store';
import { createTokens } from './tokens';

export interface ReleasesOptions {
  store: ReleaseStore;
  preflight: Preflight;
  /** The base of preview links. */
  siteUrl: string;
  /** What failed for visitors, which the running site knows. */
  failures?: Pick<Failures, 'list'>;
}

type Builds = Record<string, string>;

const PREVIEW_MS = 7 * DAY_MS;

export type Releases = ReturnType<typeof createReleases>;

/** All release operations. The command line and the HTTP API are thin layers over them. */
export function createReleases({ store, preflight, siteUrl, failures }: ReleasesOptions) {
  const activate = createActivate(store, preflight);

  /** A set that is or was live, with the changes that made it so. */
  async function liveSet(setId: string) {
    const all = await store.changes();
    const changes = all.filter((change) => setsOf(change).some(({ id }) => id === setId));
    const set = changes.flatMap(setsOf).find(({ id }) => id === setId);
    if (!set) throw new ReleaseRefused(`Set ${setId} was never live: "list" shows those that were`);
    return { set, changes };
  }

  return {
    ...createTokens(store),

    publish: (actor: Actor, folder: string, about: About = {}, where?: string) =>
      publishBuild(store, actor, folder, about, where),

    async promote(
      actor: Actor,
      { builds, percent = 100, message }: { builds: Builds; percent?: number; message?: string },
    ): Promise<Change> {
      authorise(actor, 'promote', Object.keys(builds));
      return activate(actor, 'promote', message, ([head]) => promotion(head, builds, percent));
    },

    rollback(
      actor: Actor,
      { area, set: setId, message }: { area?: string; set?: string; message?: string },
    ): Promise<Change> {
      return activate(actor, 'rollback', message, (changes) => {
        const [head] = changes;
        const rolled = head ? Object.keys(rolledOut(head)) : [];
        const areas = area ? [area] : rolled;
        // During a rollout, what is rolled out is what goes back.
        const isAbort = !setId && areas.some((each) => rolled.includes(each));
        const set = head && isAbort ? head.set : rollbackTarget(changes, area, setId);
        const action = isAbort ? 'abort' : 'rollback';
        return { action, set, rollout: head && remainingRollout(head, set, areas) };
      });
    },

    remove(actor: Actor, { area, message }: { area: string; message?: string }): Promise<Change> {
      return activate(actor, 'remove', message, ([head]) => {
        const { [area]: removed, ...rest } = head?.set.builds ?? {};
        if (!removed) throw new ReleaseRefused(`${area} is not live`);
        if (area === 'shell') throw new ReleaseRefused('Without its shell there is no site');
        const set = releaseSet(rest);
        return { action: 'remove', set, rollout: head && remainingRollout(head, set, [area]) };
      });
    },

    /**
     * Ends a rollout on the server's own initiative; does nothing if other builds are rolled out by now. Its set may
     * have changed meanwhile, because another area went live.
     */
    abort(setId: string, why: string): Promise<Change> {
      return activate(operator('the server'), 'rollback', why, (changes) => {
        const [head] = changes;
        if (!head) throw new ReleaseRefused('Nothing is live, so nothing is rolled out');
        const aborted = changes.find(({ rollout }) => rollout?.set.id === setId);
        const isSame = aborted && isDeepStrictEqual(rolledOut(aborted), rolledOut(head));
        return isSame ? { action: 'abort', set: head.set } : head;
      });
    },

    /** A link that shows the live set with these builds in it; `problems` are why it could not go live. */
    async preview(actor: Actor, { builds }: { builds: Builds }) {
      authorise(actor, 'preview', Object.keys(builds));
      for (const [area, build] of Object.entries(builds))
        if (!(await store.build(area, build)))
          throw new ReleaseRefused(`There is no build ${build} of ${area}: publish it first`);
      const [head] = await store.changes();
      const set = releaseSet({ ...head?.set.builds, ...builds });
      const until = new Date(Date.now() + PREVIEW_MS).toISOString();
      const problems = await preflight(actor, set, head?.set);
      const token = signPreviewToken({ builds, until }, await store.secret());
      return { set, until, problems, link: `${siteUrl}/api/releases/preview?token=${token}` };
    },

    /** What a preview link's token shows; null if it is not valid, or no longer. */
    previewOf: async (token: string) => readPreviewToken(token, await store.secret()),

    /** The folder of a published build. @throws {ReleaseRefused} if there is none */
    async buildFolder(actor: Actor, area: string, build: string): Promise<string> {
      authorise(actor, 'pull');
      if (!isBuildName(area, build) || !(await store.build(area, build)))
        throw new ReleaseRefused(`There is no build ${build} of ${area}`);
      return store.folder(area, build);
    },

    /** What is and was live, what was refused, and what is published. */
    async list(actor: Actor) {
      authorise(actor, 'list');
      const builds = (await store.builds()).map((each) => {
        const { area, build, slots, pages } = each.manifest;
        // A manifest has 10 KB, and there may be a thousand builds.
        return { ...each, manifest: { area, build, pages: Object.keys(pages), slots: Object.keys(slots) } };
      });
      return { changes: await store.changes(), refusals: await store.refusals(), builds };
    },

    /** One set: its builds with their provenance, and the changes that made it live. */
    async show(actor: Actor, { set: setId }: { set: string }) {
      authorise(actor, 'show');
      const { set, changes } = await liveSet(setId);
      const builds = await Promise.all(
        Object.entries(set.builds).map(async ([area, build]) => {
          const { manifest: _, ...provenance } = (await store.build(area, build)) ?? {};
          return { area, build, ...provenance };
        }),
      );
      return { set, builds, changes };
    },

    /** What failed for visitors of a set, or of all, since the server's start. */
    async errors(actor: Actor, { set }: { set?: string }): Promise<Failure[]> {
      authorise(actor, 'list');
      if (!failures) throw new ReleaseRefused('Only the running site knows that: ask it with --to URL');
      const found = failures.list(set);
      // "nothing failed" would be untrue of a mistyped set.
      if (set && found.length === 0) await liveSet(set);
      return found;
    },

    /** Removes all builds except the newest `keep` of each area and those that are still needed. */
    async gc(actor: Actor, { keep }: { keep: number }) {
      authorise(actor, 'admin', ['*']);
      const garbage = findGarbage(await store.builds(), await store.changes(), keep);
      const removed = garbage.map(({ manifest: { area, build } }) => ({ area, build }));
      for (const { area, build } of removed) await store.removeBuild(area, build);
      return removed;
    },

    /** What would keep the sets that visitors get from going live now. */
    async doctor(actor: Actor) {
      authorise(actor, 'doctor');
      const [head] = await store.changes();
      const problems: string[] = [];
      for (const set of head ? setsOf(head) : []) problems.push(...(await preflight(actor, set)));
      return { problems: [...new Set(problems)] };
    },
  };
}
