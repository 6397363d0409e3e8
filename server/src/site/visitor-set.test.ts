import { expect, it } from 'vitest';
import { signPreviewToken } from '../releases/preview-token';
import { releaseSet } from '../releases/release-set';
import { poolOf } from '../testing/live-site';
import { createVisitorSets } from './visitor-set';

const live = releaseSet({ shell: 'a1', news: 'b1' });
const rolled = releaseSet({ shell: 'a1', news: 'b2' });
const older = releaseSet({ shell: 'a1', news: 'b0' });
const secret = 'a secret of the store';
const until = new Date(Date.now() + 60_000).toISOString();

function open({ percent }: { percent?: number } = {}) {
  const rollout = percent === undefined ? null : { pool: poolOf(rolled), percent };
  const setOf = createVisitorSets({
    liveSite: {
      serving: () => ({ live: poolOf(live), rollout, problem: null, hasShell: true }),
      opened: (id) => [live, rolled, older].map((set) => poolOf(set)).find(({ set }) => set.id === id),
    },
    previewSecret: secret,
    isSecure: true,
  });
  return (headers: Record<string, string> = {}, url = '/', request = { headers, url }) => setOf(request);
}

it('gives the live set without a cookie', () => {
  expect(open()()).toEqual({ set: live, preview: null, headers: {} });
  expect(open()({ cookie: 'other=2' })).toEqual({ set: live, preview: null, headers: {} });
});

it('removes a rollout’s cookie once the rollout is over', () => {
  const { set, headers } = open()({ cookie: 'rollout=1; other=2' });
  expect(set).toEqual(live);
  expect(headers['set-cookie']).toMatch(/^rollout=; Path=\/; Max-Age=0;/);
  expect(headers['cache-control']).toBe('private, no-cache');
});

it('gives an open tab the map of its own set, or none if that is not open any more', () => {
  expect(open()({}, `/areas/${older.id}.json`).set).toEqual(older);
  expect(open()({}, '/areas/gone.json').set).toBeUndefined();
});

it('keeps a visitor’s draw for a rollout in a cookie', () => {
  const { set, headers } = open({ percent: 50 })();
  const [, cookie = '', drawn] =
    /^(rollout=(\d{1,2})); Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax; Secure$/.exec(
      headers['set-cookie'] ?? '',
    ) ?? [];
  expect(set).toEqual(Number(drawn) < 50 ? rolled : live);
  expect(headers['cache-control']).toBe('private, no-cache');
  const again = open({ percent: Number(drawn) + 1 })({ cookie });
  expect(again.set).toEqual(rolled);
  expect(again.headers['set-cookie']).toBeUndefined();
  expect(open({ percent: Number(drawn) })({ cookie }).set).toEqual(live);
  const anew = open({ percent: 0 })({ cookie: 'rollout=nonsense' });
  expect(anew.set).toEqual(live);
  expect(anew.headers['set-cookie']).toMatch(/^rollout=\d/);
});

it('gives about the share of the rollout to visitors', () => {
  const setOf = open({ percent: 30 });
  const rolledOut = Array.from({ length: 2000 }, () => setOf().set).filter((set) => set?.id === rolled.id);
  expect(rolledOut.length).toBeGreaterThan(400);
  expect(rolledOut.length).toBeLessThan(800);
});

it('draws once per request, however often the set is asked for', () => {
  const setOf = open({ percent: 50 });
  for (let count = 0; count < 20; count += 1) {
    const request = { headers: {}, url: '/' };
    expect(setOf({}, '/', request)).toEqual(setOf({}, '/', request));
  }
});

it('gives a preview for a token that is valid and has not expired', () => {
  const token = signPreviewToken({ builds: { news: 'b9', faq: 'c9' }, until }, secret);
  const shown = open({ percent: 100 })({ cookie: `preview=${token}` });
  expect(shown.set?.builds).toEqual({ shell: 'a1', news: 'b9', faq: 'c9' });
  expect(shown.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });

  const forged = signPreviewToken({ builds: { news: 'b9' }, until }, 'another secret');
  const old = signPreviewToken({ builds: { news: 'b9' }, until: '2026-01-01T00:00:00.000Z' }, secret);
  for (const bad of [forged, old, `${token}x`, token.replace('.', ''), 'e30.e30', '']) {
    expect(open()({ cookie: `preview=${bad}` })).toMatchObject({ set: live, preview: null });
  }
});
