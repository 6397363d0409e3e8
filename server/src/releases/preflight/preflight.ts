import { type AreaManifest, matches, type ReleaseSet } from '@sharemore/platform/contract';
import { messageOf, onError } from '../../observe/error-words';
import type { LoadedSet, SheetText } from '../../render/loaded-set';
import { NOWHERE } from '../../render/page-request';
import { type PageRequest, type RenderPool, TIME_LIMIT_MS, WARM_LIMIT_MS } from '../../render/render-pool';
import { ProcessLost } from '../../render/render-process';
import { createRenderQueue, Overloaded } from '../../render/render-queue';
import type { Actor } from '../actor';
import { placeOf } from '../failures';
import { loadSet } from '../load-set';
import { ReleaseRefused, refuseIf } from '../release-refused';
import { changedAreas } from '../release-set';
import type { ReleaseStore } from '../store/release-store';
import { checkSet } from './check-set';
import { faultOf, firstLine, lostFiles, overBudget } from './faults';

export interface PreflightOptions {
  store: Pick<ReleaseStore, 'build' | 'folder' | 'renew'>;
  openPool: (loaded: LoadedSet) => RenderPool;
  sheet: () => SheetText;
  request: (path: string) => PageRequest;
  /** Takes over the warm processes of an accepted set; without it they are closed. */
  keep?: (pool: RenderPool) => void;
}

export type Preflight = ReturnType<typeof createPreflight>;

/** Of the paths that an area's sitemap lists, these are looked through. */
const MOST_LISTED = 5_000;
/** Attempts at a slow page: two processes may each be loading modules, on a machine that is busy serving the live set. */
const TRIES = 3;

/**
 * Each preflight has processes of its own, so that many at once would take the memory of the live set's. One would let a slow
 * build hold up all other teams.
 */
const QUEUE = { concurrency: 2, waitLimitMs: 40_000, mostWaiting: 10, share: 2 };
/** Of rollbacks, which wait for no candidate, and for each other only when several teams go back at once. */
const ROLLBACKS = { ...QUEUE, concurrency: 4 };

/**
 * Of one preflight with its wait. A change that makes two new sets must end before its caller stops waiting for the answer
 * (`backend.ts`), so that nothing goes live unannounced.
 */
const LIMIT_MS = 50_000;
const TOO_LONG = `It took longer than ${LIMIT_MS / 1000} s and was ended: are pages slow, or the machine busy? Nothing was made live`;

/**
 * Creates the preflight, which tests two sets at a time, one of each actor, before any visitor gets them. It checks that
 * builds are compatible and, of the areas that the change can break, intact and within budget. In fresh processes it then
 * renders the 404 page and the pages of these areas (`faultsOfArea`); another team may mend the others meanwhile. An error
 * thrown outside a render also fails the set. What browsers do with a build `sharemore check` sees, and a rollout.
 * It finds the first page of each area that fails, and the reason.
 */
export function createPreflight(options: PreflightOptions) {
  const [candidates, rollbacks] = [createRenderQueue(QUEUE), createRenderQueue(ROLLBACKS)];
  /** @returns why the set must not go live */
  return async ({ name }: Actor, set: ReleaseSet, before?: ReleaseSet, isRollback?: boolean) => {
    const signal = AbortSignal.timeout(LIMIT_MS);
    const queue = isRollback ? rollbacks : candidates;
    try {
      // The queue leaves a place free for other actors, as it does for other areas in renders.
      return await queue.run(name, () => preflight(set, signal, before), name);
    } catch (error) {
      if (error instanceof Overloaded)
        return ['Other sets are being tested: try again in a minute. Nothing was made live'];
      if (signal.aborted) return [TOO_LONG];
      if (error instanceof ReleaseRefused) return error.problems;
      throw error;
    }
  };

  async function preflight(set: ReleaseSet, signal: AbortSignal, before?: ReleaseSet): Promise<string[]> {
    const loaded = await loadSet(options.store, set, '');
    const atRisk = areasAtRisk(loaded, before);
    if (atRisk.some((area) => !loaded.folders[area])) refuseIf(loaded.problems);
    const manifests = Object.values(loaded.manifests);
    refuseIf(checkSet(manifests));
    const tested = manifests.filter(({ area }) => atRisk.includes(area));
    refuseIf(tested.flatMap(lostFiles));
    const folderOf = ({ area }: AreaManifest) => loaded.folders[area] ?? '';
    refuseIf((await Promise.all(tested.map((each) => overBudget(folderOf(each), each)))).flat());
    const pool = options.openPool(loaded);
    const found = await findFaults(options, pool, atRisk, signal).catch(onError(pool.close));
    const uncaught = pool.firstUncaught();
    const at = uncaught && (await placeOf(options.store, set, uncaught));
    // It may spoil whatever page is rendered there, and so explains what else was found.
    const faults = uncaught ? [`${at ?? 'An area'} throws outside a render: ${firstLine(uncaught)}`] : found;
    if (faults.length === 0 && options.keep) options.keep(pool);
    else pool.close();
    return faults;
  }
}

/** What a change can break: the areas that it changes, or all if one of them is the shell or has slots, on any page. */
function areasAtRisk({ set, manifests }: LoadedSet, before?: ReleaseSet): string[] {
  const changed = changedAreas(before, set);
  const isEverywhere = (area: string) =>
    area === 'shell' || Object.keys(manifests[area]?.slots ?? {}).length > 0;
  return changed.some(isEverywhere) ? Object.keys(set.builds) : changed;
}

/** Renders the pages of a set under test in fresh processes, until `signal` ends the preflight. */
async function findFaults(
  { store, sheet, request }: PreflightOptions,
  pool: RenderPool,
  atRisk: string[],
  signal: AbortSignal,
): Promise<string[]> {
  const nowhere = await faultOfPage(NOWHERE, (status) => status === 404);
  if (nowhere) return [`${NOWHERE}: the shell ${nowhere}`];
  const areas = Object.values(pool.manifests).filter(({ area }) => area !== 'shell' && atRisk.includes(area));
  const queue = areas.values();
  const found: string[] = [];
  const tryAll = async () => {
    for (const manifest of queue) found.push(...(await faultsOfArea(manifest)));
  };
  await Promise.all([tryAll(), tryAll()]);
  return found.sort();

  /**
   * The first fault of the area's pages, for the others often have the same cause, and each takes a render; else its
   * sitemap's. Of a pattern's pages it tries the first that the sitemap lists, or else an invented one, which may be
   * missing. One is enough: a row of the sheet that breaks its page is not the build's fault.
   */
  async function faultsOfArea({ area, pages }: AreaManifest): Promise<string[]> {
    const patterns = Object.keys(pages);
    const listing = patterns.some(hasParameter) ? pool.sitemap(area, request('/'), sheet()) : [];
    let error: unknown;
    const listed = await Promise.resolve(listing).catch((reason) => {
      error = reason;
      return [];
    });
    for (const pattern of patterns) {
      const isListed = (path: string) => matches(pattern, path) && !Object.hasOwn(pages, path);
      const known = hasParameter(pattern) ? listed.slice(0, MOST_LISTED).find(isListed) : pattern;
      const path = known ?? pattern.replace(/:[^/]+/g, 'example');
      const fault = await faultOfPage(path, (status) => status < (known ? 400 : 500));
      if (fault) return [`${path}: ${area} ${fault}`];
    }
    // Its first call loads the area's modules, which may take longer.
    const isLate = error instanceof ProcessLost && error.isLate;
    return error && !isLate ? [`/sitemap.xml: ${area} fails: ${firstLine(messageOf(error))}`] : [];
  }

  /**
   * What is wrong with a page, or how its process was lost. Renders one that exceeds a visitor's limit again, since a process
   * is slow while it loads modules.
   */
  async function faultOfPage(
    path: string,
    isFine: (status: number) => boolean,
    tries = TRIES,
  ): Promise<string | undefined> {
    signal.throwIfAborted();
    const began = performance.now();
    try {
      const answer = await pool.render(request(path), sheet(), WARM_LIMIT_MS);
      const fault = faultOf(answer, isFine);
      const at = answer.kind === 'failed' && (await placeOf(store, pool.set, answer.error));
      if (fault) return at ? `${fault}, at ${at}` : fault;
    } catch (error) {
      if (error instanceof ProcessLost && error.isLate)
        return `does not come back within ${WARM_LIMIT_MS / 1000} s`;
      if (error instanceof Overloaded) return 'got no process in time: is the machine busy? Try again';
      return `ends its process: ${firstLine(messageOf(error))}`;
    }
    if (performance.now() - began < TIME_LIMIT_MS) return undefined;
    if (tries > 1) return faultOfPage(path, isFine, tries - 1);
    return `does not come back within ${TIME_LIMIT_MS / 1000} s, tried ${TRIES} times`;
  }
}

const hasParameter = (pattern: string) => pattern.includes(':');
