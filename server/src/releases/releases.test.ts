import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AreaManifest, ReleaseSet } from '@sharemore/platform/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { manifestOf } from '../testing/manifest';
import { type Actor, operator } from './actor';
import { checkSet } from './check-set';
import { describeList, describeSet } from './describe';
import { ReleaseRefused } from './release-refused';
import { createReleases, type Releases } from './releases';
import { openFolderStore } from './store/folder-store';

let folder: string;
let clock: number;
let releases: Releases;
let judged: ReleaseSet[];
let judge: (set: ReleaseSet) => Promise<void>;
const ada = operator('ada');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
  clock = Date.UTC(2026, 10, 1);
  judged = [];
  judge = async () => {};
  releases = open();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function tick(): number {
  clock += 1000;
  return clock;
}

/** Releases whose judge is the manifests' alone: how pages are tried is a drill's business. */
function open(): Releases {
  const store = openFolderStore(join(folder, 'releases'));
  return createReleases({
    store,
    now: () => new Date(tick()),
    async judge(set) {
      judged.push(set);
      const builds = await Promise.all(Object.entries(set.builds).map(([area, id]) => store.build(area, id)));
      if (builds.includes(null)) throw new ReleaseRefused('A build was never published');
      checkSet(builds.flatMap((build) => (build ? [build.manifest] : [])));
      await judge(set);
    },
  });
}

/** A build with one file in it. */
function build(
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
    integrity: { 'server/area.js': `sha384-${createHash('sha384').update(code).digest('base64')}` },
    ...changes,
  });
  writeFileSync(join(dir, 'area.json'), JSON.stringify(manifest));
  return dir;
}

async function publish(...dirs: string[]): Promise<void> {
  for (const dir of dirs) await releases.publish(ada, dir);
}
const live = async () => (await releases.list()).changes[0];
const promote = (builds: Record<string, string>, percent?: number) =>
  releases.promote(ada, { builds, percent, why: 'test' });

describe('publishing', () => {
  it('keeps who, when, commit and message', async () => {
    await releases.publish(ada, build('news', 'b1'), { commit: 'c0ffee', message: 'New heading' });
    expect((await releases.list()).builds[0]).toMatchObject({
      by: 'ada',
      commit: 'c0ffee',
      message: 'New heading',
    });
  });

  it('refuses a missing dist, a cut area.json, and names that lead elsewhere, in words', async () => {
    await expect(releases.publish(ada, join(folder, 'nothing'))).rejects.toThrow(/build it first/);
    const cut = build('news', 'b1');
    writeFileSync(join(cut, 'area.json'), '{"area":"ne');
    await expect(releases.publish(ada, cut)).rejects.toThrow(/not whole: build it again/);
    await expect(releases.publish(ada, build('news', 'b1', { build: '../etc' }))).rejects.toThrow(
      /not a valid/,
    );
  });

  it('refuses another contract by that reason, whatever else is different in its manifest', async () => {
    const old = build('news', 'b1');
    writeFileSync(join(old, 'area.json'), JSON.stringify({ area: 'news', contract: 1 }));
    await expect(releases.publish(ada, old)).rejects.toThrow(
      /contract 1, this server speaks.*build it again/,
    );
  });

  it('refuses files that are damaged, missing, unnamed, or links', async () => {
    const damaged = build('news', 'b1');
    writeFileSync(join(damaged, 'server/area.js'), 'other');
    await expect(releases.publish(ada, damaged)).rejects.toThrow('news b1: server/area.js is damaged');
    const cut = build('news', 'b2');
    rmSync(join(cut, 'server/area.js'));
    await expect(releases.publish(ada, cut)).rejects.toThrow('news b2: server/area.js is missing');
    const more = build('news', 'b3');
    writeFileSync(join(more, 'client/more.js'), '');
    await expect(releases.publish(ada, more)).rejects.toThrow('client/more.js is not in its manifest');
    const linked = build('news', 'b4');
    symlinkSync('/etc/passwd', join(linked, 'client/passwd'));
    await expect(releases.publish(ada, linked)).rejects.toThrow('passwd is a link');
  });

  it('keeps a whole build as it is, and replaces one that was damaged in the store', async () => {
    await publish(build('news', 'b1'));
    await expect(releases.publish(ada, build('news', 'b1', {}, 'other code'))).rejects.toThrow(
      /other contents/,
    );
    const file = join(await releases.store.folder('news', 'b1'), 'server/area.js');
    writeFileSync(file, 'broken on disk');
    await publish(build('news', 'b1'));
    expect(readFileSync(file, 'utf8')).toBe('news b1');
  });

  it('asks nothing of the live set: a page may move between areas when both are promoted together', async () => {
    await publish(build('shell', 'a1'), build('news', 'b1'), build('blog', 'c1'));
    await promote({ shell: 'a1', news: 'b1', blog: 'c1' });
    await publish(build('blog', 'c2', { pages: { '/blog': null, '/news': null } }));
    await expect(promote({ blog: 'c2' })).rejects.toThrow('claims the path /news, which belongs to');
    await publish(build('news', 'b2', { pages: { '/older-news': null } }));
    expect((await promote({ blog: 'c2', news: 'b2' })).set.builds).toEqual({
      shell: 'a1',
      news: 'b2',
      blog: 'c2',
    });
  });
});

describe('promoting', () => {
  it('makes builds live beside what else is live, judged as a whole set, with who and why', async () => {
    await publish(build('shell', 'a1'), build('news', 'b1'), build('news', 'b2'));
    await promote({ shell: 'a1', news: 'b1' });
    const change = await promote({ news: 'b2' });
    expect(change).toMatchObject({ by: 'ada', why: 'test', set: { builds: { shell: 'a1', news: 'b2' } } });
    expect(judged.at(-1)).toEqual(change.set);
  });

  it('changes nothing when the set does not stand', async () => {
    await publish(build('shell', 'a1'), build('shell', 'a2'));
    await promote({ shell: 'a1' });
    judge = async () => {
      throw new ReleaseRefused('/: fails');
    };
    await expect(promote({ shell: 'a2' })).rejects.toThrow('/: fails');
    expect((await live())?.set.builds).toEqual({ shell: 'a1' });
  });

  it('refuses nothing at all, a set without a shell, and what was never published', async () => {
    await publish(build('news', 'b1'));
    await expect(promote({})).rejects.toThrow('Nothing to promote: name at least one area');
    await expect(promote({ news: 'b1' })).rejects.toThrow(/needs a build of the shell/);
    await expect(promote({ shell: 'zz' })).rejects.toThrow(/never published/);
  });

  it('takes a platform major when shell and area come together', async () => {
    await publish(build('shell', 'a1'), build('news', 'b1'));
    await promote({ shell: 'a1', news: 'b1' });
    await publish(build('shell', 'a2', { platform: '2.0.0' }), build('news', 'b2', { platform: '^2.0.0' }));
    await expect(promote({ shell: 'a2' })).rejects.toThrow(
      'news b1 wants platform ^1.0.0, the shell brings 2.0.0',
    );
    await expect(promote({ news: 'b2' })).rejects.toThrow('wants platform ^2.0.0, the shell brings 1.2.0');
    expect((await promote({ shell: 'a2', news: 'b2' })).set.builds).toEqual({ shell: 'a2', news: 'b2' });
  });

  it('refuses an area that takes an export that the shell does not bring', async () => {
    const provides = {
      '@sharemore/platform/ui': { version: '1.0.0', names: ['Button'], file: 'server/ui.js' },
    };
    await publish(build('shell', 'a1', { provides }));
    const imports = { '@sharemore/platform/ui': { version: '1.1.0', names: ['Button', 'Chart'] } };
    await publish(build('news', 'b1', { imports }));
    await expect(promote({ shell: 'a1', news: 'b1' })).rejects.toThrow(
      'news b1 takes Chart from @sharemore/platform/ui 1.1.0; 1.0.0 of the shell a1 has no such export',
    );
  });

  it('names a clash whole, whatever its parameters are called', async () => {
    const page = { modules: [], styles: [] };
    await publish(
      build('shell', 'a1'),
      build('news', 'b1', { pages: { '/news/:slug': page } }),
      build('blog', 'd1', { pages: { '/news/:article': page } }),
      build('one', 'e1', { slots: { 'employer-finder': page } }),
      build('two', 'f1', { slots: { 'employer-finder': page } }),
    );
    await expect(promote({ shell: 'a1', news: 'b1', blog: 'd1', one: 'e1', two: 'f1' })).rejects.toThrow(
      /\/news\/:article, which belongs to|\/news\/:slug, which belongs to/,
    );
  });
});

describe('two at once', () => {
  beforeEach(async () => {
    await publish(build('shell', 'a1'));
    for (const area of ['news', 'faq']) for (const id of ['x1', 'x2', 'x3']) await publish(build(area, id));
    await promote({ shell: 'a1', news: 'x1', faq: 'x1' });
  });

  it('of different areas both end up live', async () => {
    for (const id of ['x2', 'x3', 'x1', 'x2', 'x3']) {
      await Promise.all([
        open().promote(ada, { builds: { news: id } }),
        open().promote(operator('bob'), { builds: { faq: id } }),
      ]);
      expect((await live())?.set.builds).toEqual({ shell: 'a1', news: id, faq: id });
    }
  });

  it('of the same area the second is told', async () => {
    const outcomes = await Promise.allSettled([
      open().promote(ada, { builds: { news: 'x2' } }),
      open().promote(operator('bob'), { builds: { news: 'x3' } }),
    ]);
    const refused = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [String(outcome.reason)] : [],
    );
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatch(/(ada|bob) changed news meanwhile/);
  });

  it('a flip that names the set it saw is refused when its area changed since', async () => {
    const seen = (await live())?.set.id;
    await promote({ news: 'x2' });
    await promote({ faq: 'x2' });
    await expect(releases.promote(ada, { builds: { news: 'x3' }, from: seen })).rejects.toThrow(
      /changed news/,
    );
  });
});

describe('going back', () => {
  beforeEach(async () => {
    await publish(build('shell', 'a1'));
    for (const id of ['b1', 'b2', 'b3']) await publish(build('news', id));
    await publish(build('faq', 'c1'), build('faq', 'c2'));
    await promote({ shell: 'a1', news: 'b1', faq: 'c1' });
  });
  const back = (to: { area?: string; setId?: string } = {}) => releases.rollback(ada, to);

  it('goes to the last good set, never to what was left behind', async () => {
    await promote({ news: 'b2' });
    await promote({ news: 'b3' });
    expect((await back()).set.builds.news).toBe('b2');
    expect((await back()).set.builds.news).toBe('b1');
    await expect(back()).rejects.toThrow('There is no earlier set to go back to');
  });

  it('takes a build again that somebody promoted on purpose', async () => {
    await promote({ news: 'b2' });
    await back();
    await promote({ news: 'b2' });
    await promote({ news: 'b3' });
    expect((await back()).set.builds.news).toBe('b2');
  });

  it('takes back one area beside what else is live', async () => {
    await promote({ news: 'b2' });
    await promote({ faq: 'c2' });
    expect((await back({ area: 'news' })).set.builds).toEqual({ shell: 'a1', news: 'b1', faq: 'c2' });
    await expect(back({ area: 'news' })).rejects.toThrow('no earlier build of news');
  });

  it('goes to any set that was live, by its id', async () => {
    const first = (await live())?.set;
    await promote({ news: 'b2' });
    await promote({ faq: 'c2' });
    expect((await back({ setId: first?.id })).set).toEqual(first);
    await expect(back({ setId: 'unknown' })).rejects.toThrow('was never live');
  });

  it('takes an area off, and brings it back', async () => {
    expect((await releases.remove(ada, { area: 'faq', why: 'over' })).set.builds).toEqual({
      shell: 'a1',
      news: 'b1',
    });
    await expect(releases.remove(ada, { area: 'faq' })).rejects.toThrow('faq is not live');
    await expect(releases.remove(ada, { area: 'shell' })).rejects.toThrow('Without its shell');
    expect((await back()).set.builds.faq).toBe('c1');
    await expect(back()).rejects.toThrow('no earlier set');
  });

  it('says that nothing is live when nothing is', async () => {
    rmSync(join(folder, 'releases/changes'), { recursive: true });
    await expect(open().rollback(ada, {})).rejects.toThrow('Nothing is live');
  });
});

describe('a rollout', () => {
  beforeEach(async () => {
    await publish(build('shell', 'a1'));
    for (const area of ['news', 'faq']) for (const id of ['x1', 'x2', 'x3']) await publish(build(area, id));
    await promote({ shell: 'a1', news: 'x1', faq: 'x1' });
  });

  it('gives a share of visitors another set, grows, and becomes live', async () => {
    const change = await promote({ news: 'x2' }, 10);
    expect(change.set.builds.news).toBe('x1');
    expect(change.rollout).toMatchObject({ percent: 10, set: { builds: { news: 'x2', faq: 'x1' } } });
    expect((await promote({}, 50)).rollout?.percent).toBe(50);
    const ended = await promote({}, 100);
    expect(ended.set.builds.news).toBe('x2');
    expect(ended.rollout).toBeUndefined();
  });

  it('goes on while another team promotes its own area', async () => {
    await promote({ news: 'x2' }, 10);
    const change = await promote({ faq: 'x2' });
    expect(change.set.builds).toMatchObject({ news: 'x1', faq: 'x2' });
    expect(change.rollout?.set.builds).toMatchObject({ news: 'x2', faq: 'x2' });
  });

  it('is taken back by a rollback, or by the server with its reason', async () => {
    await promote({ news: 'x2' }, 10);
    const change = await releases.rollback(ada, {});
    expect(change).toMatchObject({ action: 'take back', set: { builds: { news: 'x1' } } });
    expect(change.rollout).toBeUndefined();
    const rollout = (await promote({ news: 'x3' }, 10)).rollout;
    expect(await releases.takeBack('another', 'worse')).toBeNull();
    expect(await releases.takeBack(rollout?.set.id ?? '', 'worse')).toMatchObject({
      by: 'the server',
      why: 'worse',
    });
    expect((await live())?.rollout).toBeUndefined();
  });
});

describe('tokens', () => {
  const create = (can: Actor['can'], area = 'news', days = 1) =>
    releases.tokens.create(ada, { area, can: [...can], days });
  const actorOf = async (token: string) => {
    const actor = await releases.tokens.actorOf(token);
    if (!actor) throw new Error('no actor');
    return actor;
  };

  it('let their team do what they are for, to its own area only', async () => {
    await publish(build('shell', 'a1'), build('news', 'b1'), build('faq', 'c1'), build('faq', 'c2'));
    await promote({ shell: 'a1', news: 'b1', faq: 'c1' });
    const news = await actorOf(await create(['publish', 'promote']));
    await releases.publish(news, build('news', 'b2'));
    await releases.promote(news, { builds: { news: 'b2' } });
    await expect(releases.publish(news, build('faq', 'c3'))).rejects.toThrow(/may not touch faq/);
    await expect(releases.promote(news, { builds: { faq: 'c2' } })).rejects.toThrow(/may not touch faq/);
    await expect(releases.rollback(news, {})).rejects.toThrow(/may not rollback/);
    await expect(releases.tokens.list(news)).rejects.toThrow(/may not admin/);
    await promote({ faq: 'c2' });
    const back = await actorOf(await create(['rollback']));
    await expect(releases.rollback(back, {})).rejects.toThrow(/may not touch faq/);
    expect((await releases.rollback(back, { area: 'news' })).set.builds).toMatchObject({
      news: 'b1',
      faq: 'c2',
    });
  });

  it('are kept as hashes, end with their days, and can be revoked', async () => {
    const token = await create(['publish']);
    const [stored] = await releases.store.tokens();
    expect(JSON.stringify(stored)).not.toContain(token.slice('smr_0123456789ab_'.length));
    expect(JSON.stringify(await releases.tokens.list(ada))).not.toContain('hash');
    expect(await releases.tokens.actorOf(`${token}x`)).toBeNull();
    expect(
      await releases.tokens.actorOf(token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))),
    ).toBeNull();
    expect(await releases.tokens.actorOf('')).toBeNull();
    clock += 86_400_000;
    expect(await releases.tokens.actorOf(token)).toBeNull();
    const other = await create(['publish']);
    await releases.tokens.revoke(ada, other.split('_')[1] ?? '');
    expect(await releases.tokens.actorOf(other)).toBeNull();
  });
});

describe('showing', () => {
  it('tells of a set what is in it, from whom, and who made it live when and why', async () => {
    await releases.publish(ada, build('shell', 'a1'), { commit: 'c0ffee', message: 'First' });
    const { set } = await promote({ shell: 'a1' });
    const shown = await releases.show(set.id);
    expect(shown.builds).toMatchObject([
      { area: 'shell', build: 'a1', by: 'ada', commit: 'c0ffee', message: 'First' },
    ]);
    expect(shown.changes).toMatchObject([{ action: 'promote', by: 'ada', why: 'test' }]);
    expect(describeSet(shown)).toContain('shell@a1  by ada');
    expect(describeList(await releases.list())).toMatch(new RegExp(`\\* ${set.id} .* promote by ada: test`));
    await expect(releases.show('unknown')).rejects.toThrow('was never live');
  });
});

describe('clearing up', () => {
  it('never removes what is live, previewed, in a rollout or younger than open tabs live', async () => {
    const week = 8 * 86_400_000;
    await publish(build('shell', 'a1'));
    for (const id of ['b1', 'b2', 'b3', 'b4']) await publish(build('news', id));
    await promote({ shell: 'a1', news: 'b1' });
    expect(await releases.gc(ada, 1)).toEqual([]);
    await promote({ news: 'b2' });
    clock += week;
    await promote({ news: 'b3' }, 10);
    await releases.preview(ada, { news: 'b4' });
    await publish(build('news', 'b5'));
    expect(await releases.gc(ada, 1)).toEqual([{ area: 'news', build: 'b1' }]);
    expect(await releases.store.build('news', 'b1')).toBeNull();
    await releases.rollback(ada, {});
    clock += week;
    const removed = await releases.gc(ada, 1);
    expect(removed.map(({ build: id }) => id).sort()).toEqual(['b3', 'b4']);
  });
});

describe('the doctor', () => {
  it('says what is not whole, and what would not fit', async () => {
    await publish(build('shell', 'a1'), build('news', 'b1'));
    await promote({ shell: 'a1', news: 'b1' });
    expect(await releases.doctor()).toEqual([]);
    expect(await releases.doctor([manifestOf('news', 'b2', { platform: '^2.0.0' })])).toEqual([
      'news b2 wants platform ^2.0.0, the shell brings 1.2.0: update one of them',
    ]);
    rmSync(join(folder, 'releases/news/b1'), { recursive: true });
    expect(await releases.doctor()).toEqual(['news b1: server/area.js is missing']);
  });
});
