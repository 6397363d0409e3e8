import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readConfig } from '../config';
import { poolOf } from '../testing/live-site';
import { manifestOf } from '../testing/manifest';
import { createDegradedRender } from './degraded-render';
import { pageRequest } from './page-request';
import type { PageAnswer } from './render-pool';
import { ProcessLost } from './render-process';

const manifest = (area: string, pages: string[], slots: string[]) =>
  manifestOf(area, 'a1', {
    pages: Object.fromEntries(pages.map((path) => [path, null])),
    slots: Object.fromEntries(slots.map((name) => [name, { modules: [], styles: [] }])),
  });
const manifests = {
  shell: manifest('shell', [], []),
  news: manifest('news', ['/news', '/news/:slug'], []),
  finder: manifest('finder', ['/companies'], ['employer-finder']),
  sums: manifest('sums', ['/sums'], ['what-if']),
};
const page: PageAnswer = {
  kind: 'page',
  status: 200,
  html: Buffer.of(),
  csp: { scripts: [], styles: [] },
};
const failed: PageAnswer = { kind: 'failed', error: 'boom' };
const late = (used: string[] = []) => new ProcessLost('boom', used, true);

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** Renders with the outcomes of `play`; `tries` lists the areas that each attempt left out. */
function open(play: (unavailable: string[], path: string) => PageAnswer | ProcessLost) {
  const tries: string[][] = [];
  const logged: object[] = [];
  const render = createDegradedRender({
    sheet: () => ({ version: 'v1', json: Buffer.from('{}') }),
    logger: { error: (line: object) => logged.push(line) },
  });
  const pool = poolOf(
    { id: 'one', builds: {} },
    {
      manifests,
      async render({ url, unavailable }) {
        tries.push(unavailable);
        const outcome = play(unavailable, new URL(url).pathname);
        if (outcome instanceof ProcessLost) throw outcome;
        return outcome;
      },
    },
  );
  const visit = async (path: string) => {
    tries.length = 0;
    const { unavailable } = await render(pool, pageRequest(path, readConfig({})));
    return { unavailable, tries: [...tries] };
  };
  return { visit, logged };
}

it('leaves out nothing if nothing fails', async () => {
  expect(await open(() => page).visit('/news')).toEqual({ unavailable: [], tries: [[]] });
});

it('leaves out the areas of slots, so that their host page shows the fallbacks', async () => {
  const { visit } = open((unavailable) => (unavailable.includes('sums') ? page : failed));
  expect((await visit('/')).unavailable).toEqual(['finder', 'sums']);
});

it('leaves out the page’s owner if no slot is to blame', async () => {
  const { visit, logged } = open((unavailable) => (unavailable.includes('news') ? page : failed));
  expect((await visit('/news')).unavailable).toEqual(['news']);
  expect(logged).toEqual([{ path: '/news', areas: ['news'], error: 'boom' }]);
});

it.each([
  ['its owner, which uses no slot', ['news'], 'news', [['news']]],
  ['a slot', ['news', 'sums'], 'sums', [['sums']]],
  ['its owner, which uses a slot', ['news', 'sums'], 'news', [['sums'], ['news']]],
])('leaves out only areas whose code a hanging page had reached: %s', async (_, used, guilty, tries) => {
  const { visit } = open((unavailable) => (unavailable.includes(guilty) ? page : late(used)));
  expect(await visit('/news')).toEqual({ unavailable: [guilty], tries: [[], ...tries] });
});

it('finally tries the shell alone', async () => {
  const { visit } = open(() => failed);
  expect((await visit('/news')).tries).toEqual([[], ['finder', 'sums'], ['news']]);
});

it('retries a page whose worker died, because another page may be the cause', async () => {
  let deaths = 1;
  const { visit } = open(() => (deaths-- > 0 ? new ProcessLost('boom') : page));
  expect(await visit('/news')).toEqual({ unavailable: [], tries: [[], []] });
});

it('leaves out an area that cost time on that path, for longer each time that it fails again', async () => {
  const { visit } = open((unavailable, path) =>
    path === '/news' && !unavailable.includes('news') ? late() : page,
  );
  expect((await visit('/news')).unavailable).toEqual(['news']);
  expect(await visit('/news')).toEqual({ unavailable: ['news'], tries: [['news']] });
  expect((await visit('/news/one')).tries).toEqual([[]]);
  vi.advanceTimersByTime(2_000);
  expect((await visit('/news')).tries[0]).toEqual([]);
  vi.advanceTimersByTime(1_900);
  expect((await visit('/news')).tries).toEqual([['news']]);
  for (let failures = 2; failures < 9; failures += 1) {
    vi.advanceTimersByTime(30_000);
    expect((await visit('/news')).tries[0]).toEqual([]);
  }
  vi.advanceTimersByTime(14_000);
  expect((await visit('/news')).tries).toEqual([['news']]);
});

it('lets one visitor at a time try whether an area is well again, and then shows it', async () => {
  let isWell = false;
  const { visit } = open((unavailable) => (isWell || unavailable.includes('news') ? page : late()));
  await visit('/news');
  isWell = true;
  vi.advanceTimersByTime(2_000);
  expect(await Promise.all([visit('/news'), visit('/news')])).toMatchObject([
    { unavailable: [] },
    { unavailable: ['news'] },
  ]);
  expect(await visit('/news')).toEqual({ unavailable: [], tries: [[]] });
});

it('does not remember an error that cost no time', async () => {
  const { visit } = open((unavailable) => (unavailable.includes('news') ? page : failed));
  await visit('/news');
  expect((await visit('/news')).tries[0]).toEqual([]);
});
