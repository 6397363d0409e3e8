import { hash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AreaManifest, ReleaseSet } from '@sharemore/platform/contract';
import { afterEach, beforeEach, vi } from 'vitest';
import { operator } from '../releases/actor';
import { checkSet } from '../releases/preflight/check-set';
import { createReleases, type Releases } from '../releases/releases';
import { openFolderStore } from '../releases/store';
import type { ReleaseStore } from '../releases/store/release-store';
import { manifestOf } from './manifest';

export const ada = operator('ada');

/** Made anew for each test; `folder` contains the store in `releases/`. */
export let releases: Releases;
export let store: ReleaseStore;
export let folder: string;
/** The sets that had a preflight. */
export let tested: ReleaseSet[];
let preflight: (set: ReleaseSet, before?: ReleaseSet) => Promise<string[]>;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 1) });
  tested = [];
  preflight = async () => [];
  store = openFolderStore(join(folder, 'releases'));
  releases = open();
});
afterEach(() => void vi.useRealTimers());

/** Advances the fake clock, which otherwise stands still. */
export const pass = (ms: number) => vi.advanceTimersByTime(ms);

/** Adds a check to the preflight for the rest of the test. */
export function preflightBy(more: typeof preflight): void {
  preflight = more;
}

/** Releases whose preflight checks only the manifests; the drills test that of pages. */
export function open(): Releases {
  return createReleases({
    store,
    siteUrl: 'http://localhost',
    failures: { list: () => [] },
    async preflight(_, set, before) {
      tested.push(set);
      const builds = await Promise.all(Object.entries(set.builds).map(([area, id]) => store.build(area, id)));
      if (builds.includes(null)) return ['A build was never published'];
      const problems = checkSet(builds.flatMap((build) => (build ? [build.manifest] : [])));
      return problems.length > 0 ? problems : preflight(set, before);
    },
  });
}

/** Writes a build with one file. @returns its folder */
export function build(
  area: string,
  id: string,
  changes: Partial<AreaManifest> = {},
  code = `${area} ${id}`,
): string {
  const dir = mkdtempSync(join(folder, `${area}-${id}-`));
  mkdirSync(join(dir, 'server'));
  mkdirSync(join(dir, 'client'));
  writeFileSync(join(dir, 'server/area.js'), code);
  const manifest = manifestOf(area, id, {
    pages: area === 'shell' ? {} : { [`/${area}`]: { modules: [], styles: [] } },
    integrity: { 'server/area.js': `sha256-${hash('sha256', code, 'base64')}` },
    ...changes,
  });
  writeFileSync(join(dir, 'area.json'), JSON.stringify(manifest));
  return dir;
}

export async function publish(...dirs: string[]): Promise<void> {
  for (const dir of dirs) {
    pass(1000);
    await releases.publish(ada, dir);
  }
}

export const promote = (builds: Record<string, string>, percent?: number) =>
  releases.promote(ada, { builds, percent, message: 'test' });

export const live = async () => (await releases.list(ada)).changes[0];

/** Publishes a shell and three builds of each of two areas, and makes the first build of each live. */
export async function publishThreeOfEach(): Promise<void> {
  await publish(build('shell', 'a1'));
  for (const area of ['news', 'faq']) for (const id of ['x1', 'x2', 'x3']) await publish(build(area, id));
  await promote({ shell: 'a1', news: 'x1', faq: 'x1' });
}
