import { expect, it, onTestFinished, vi } from 'vitest';
import { readConfig } from '../../config';
import { pageRequest } from '../../render/page-request';
import type { RenderPool } from '../../render/render-pool';
import { Overloaded } from '../../render/render-queue';
import { sheetText } from '../../sheet/open-sheet';
import { poolOf } from '../../testing/live-site';
import { manifestOf } from '../../testing/manifest';
import { operator } from '../actor';
import { releaseSet } from '../release-set';
import { createPreflight } from './preflight';

/** A preflight whose runs end by `finish`, in the order in which they began; `begun` names their builds. */
function openPreflight() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const unused = () => {
    throw new Error('not reached');
  };
  const store = {
    build(_: string, build: string) {
      begun.push(build);
      return new Promise<null>((resolve) => ends.push(() => resolve(null)));
    },
    folder: unused,
    renew: unused,
  };
  const preflight = createPreflight({ store, openPool: unused, sheet: unused, request: unused });
  const run = (name: string, build = 'a1', isRollback = false) =>
    preflight(operator(name), releaseSet({ shell: build }), undefined, isRollback);
  return { begun, run, finish: () => ends.shift()?.() };
}

it('tests two sets at a time, and refuses when many wait', async () => {
  const { begun, run } = openPreflight();
  for (let waiting = 0; waiting < 12; waiting += 1) void run(`actor ${waiting}`);
  expect(await run('another')).toEqual([expect.stringContaining('Other sets are being tested')]);
  expect(begun).toHaveLength(2);
});

it('refuses a set with a build that is not there', async () => {
  const { begun, run, finish } = openPreflight();
  const verdict = run('ada', 'a1');
  await expect.poll(() => begun).toEqual(['a1']);
  finish();
  expect(await verdict).toEqual(['There is no build a1 of shell: publish it first']);
});

it('tests one set of an actor at a time, so that a slow one holds up nobody else', async () => {
  const { begun, run, finish } = openPreflight();
  const greedy = Array.from({ length: 11 }, () => run('greedy', 'a1'));
  expect(await greedy.at(-1)).toEqual([expect.stringContaining('Other sets are being tested')]);
  void run('another', 'b1');
  expect(begun).toEqual(['a1', 'b1']);
  finish();
  await expect.poll(() => begun).toEqual(['a1', 'b1', 'a1']);
});

it('lets no rollback wait for the trials of candidates', async () => {
  const { begun, run } = openPreflight();
  for (const name of ['ada', 'bob', 'cy', 'dee']) void run(name, 'a1');
  void run('eve', 'b1', true);
  void run('ada', 'b2', true);
  expect(begun).toEqual(['a1', 'a1', 'b1', 'b2']);
});

it('refuses a change for the lost files of what it can break, and of nothing else', async () => {
  const lost = (area: string): Record<string, string> =>
    area === 'news' ? { 'server/area.js': 'sha256-of what is lost' } : {};
  const manifest = (area: string, build: string) => manifestOf(area, build, { integrity: lost(area) });
  const preflight = createPreflight({
    store: {
      build: async (area, build) => ({ manifest: manifest(area, build), by: 'ada', at: '' }),
      folder: async () => 'none',
      renew: async () => {},
    },
    openPool: ({ set }) =>
      poolOf(set, { render: async () => ({ kind: 'resource', status: 404, headers: {}, body: '' }) }),
    sheet: sheetText({ current: () => null }),
    request: (path) => pageRequest(path, readConfig({})),
  });
  const setOf = (faq: string, news: string) => releaseSet({ shell: 'a1', faq, news });
  const change = (...to: [string, string]) => preflight(operator('ada'), setOf(...to), setOf('b1', 'c1'));
  expect(await change('b2', 'c1')).toEqual([]);
  const isLost = ['news c2: server/area.js is missing or unreadable'];
  expect(await change('b1', 'c2')).toEqual(isLost);
});

/** Judges a set whose area news has a hundred pages, in workers with these `changes`. */
async function judgeHundred(changes: Partial<RenderPool>) {
  const paths = Array.from({ length: 100 }, (_, index) => [`/news/${index}`, null]);
  const news = manifestOf('news', 'b1', { pages: Object.fromEntries(paths) });
  const manifests = { shell: manifestOf('shell', 'a1'), news };
  const set = releaseSet({ shell: 'a1', news: 'b1' });
  let ended = 0;
  const close = async () => {
    ended += 1;
  };
  const preflight = createPreflight({
    store: {
      build: async (area) => ({ manifest: area === 'news' ? news : manifests.shell, by: 'ada', at: '' }),
      folder: async () => 'none',
      renew: async () => {},
    },
    openPool: () => poolOf(set, { manifests, close, ...changes }),
    sheet: sheetText({ current: () => null }),
    request: (path) => pageRequest(path, readConfig({})),
    keep: () => {},
  });
  const [refusal = ''] = await preflight(operator('ada'), set);
  expect(ended, 'the workers of a refused set end').toBe(1);
  return refusal;
}

it('ends the run of a set with many slow pages when it has taken too long', async () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  onTestFinished(() => timeout.mockRestore());
  let renders = 0;
  const render = async () => {
    renders += 1;
    if (renders === 34) limit.abort();
    return { kind: 'resource' as const, status: renders === 1 ? 404 : 200, headers: {}, body: '' };
  };
  expect(await judgeHundred({ render })).toMatch(/^It took longer than 50 s and was ended/);
  expect(renders).toBe(34);
});

it('says that the machine is busy when no process begins in time', async () => {
  const render = () => Promise.reject(new Overloaded());
  expect(await judgeHundred({ render })).toMatch(/: the shell got no process in time: is the machine busy/);
});

it('repeats one short line of a long error', async () => {
  const error = `${'\u001b[31mx'.repeat(1_000_000)}\nat module`;
  const refusal = await judgeHundred({ render: async () => ({ kind: 'failed', error }) });
  expect(refusal).toMatch(/^\/no-such-page\S*: the shell fails: \[31mx/);
  expect(refusal.length).toBeLessThan(1000);
});
