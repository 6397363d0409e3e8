import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseSet } from '../../server/src/releases/release-set';
import type { Change, PublishedBuild, Refusal } from '../../server/src/releases/store/records';
import type { ReleaseStore } from '../../server/src/releases/store/release-store';
import { manifestOf } from '../../server/src/testing/manifest';

export const at = '2026-11-21T10:00:00.000Z';

export function change(number: number, news: string): Change {
  const set = releaseSet({ shell: 'a1', news });
  return { number, action: 'promote', set, by: 'ada', at, why: 'Try it' };
}

export function refusal(news: string, second: number): Refusal {
  const { set, by } = change(1, news);
  return {
    set,
    action: 'promote',
    by,
    at: `2026-11-01T00:00:0${second}.000Z`,
    problems: ['/news: news fails'],
  };
}

/** The record of a published build of the area `news`. */
export const newsBuild = (id: string): PublishedBuild => ({
  manifest: manifestOf('news', id, { pages: { '/news/:slug': null } }),
  by: 'ada',
  at,
  commit: 'c0ffee',
  message: 'A new heading',
});

/** Creates a build's folder, with one client file that holds `text` and one server file. */
export function buildFolder(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'source-'));
  for (const part of ['client/assets', 'server']) mkdirSync(join(folder, part), { recursive: true });
  writeFileSync(join(folder, 'area.json'), '{}');
  writeFileSync(join(folder, 'client/assets/a.js'), text);
  writeFileSync(join(folder, 'server/area.js'), Buffer.from([0, 255, 10, 13]));
  return folder;
}

/** Reads the client file of a build that was made by `buildFolder`. */
export const clientFile = async (store: ReleaseStore, id = 'b1') =>
  readFileSync(join(await store.folder('news', id), 'client/assets/a.js'), 'utf8');
