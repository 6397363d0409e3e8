import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readConfig } from '../config';
import { poolOf } from '../testing/live-site';
import { manifestOf } from '../testing/manifest';
import { type Attempt, createDegradedRender } from './degraded-render';
import { pageRequest } from './page-request';

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
const pool = poolOf({ id: 'one', builds: {} }, { manifests });

const page: Attempt = {
  answer: { kind: 'page', status: 200, html: Buffer.of(), csp: { scripts: [], styles: [] } },
  cost: 'none',
  used: [],
};
const failed = (cost: Attempt['cost'] = 'none', used: string[] = []): Attempt => ({
  answer: { kind: 'failed', error: 'boom' },
  cost,
  used,
});

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** Renders with the outcomes of `play`; `tries` lists the areas that each attempt left out. */
function open(play: (unavailable: string[], path: string) => Attempt) {
  const tries: string[][] = [];
  const logged: object[] = [];
  const render = createDegradedRender({
    logger: { error: (line: object) => logged.push(line) },
    attempt: async (_, { url, unavailable }) => {
      tries.push(unavailable);
      return play(unavailable, new URL(url).pathname);
    },
  });
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
  const { visit } = open((unavailable) => (unavailable.includes('sums') ? page : failed()));
  expect((await visit('/')).unavailable).toEqual(['finder', 'sums']);
});

it('leaves out the page’s owner if no slot is to blame', async () => {
  const { visit, logged } = open((unavailable) => (unavailable.includes('news') ? page : failed()));
  expect((await visit('/news')).unavailable).toEqual(['news']);
  expect(logged).toEqual([{ path: '/news', areas: ['news'], error: 'boom' }]);
});

it.each([
  ['its owner, which uses no slot', ['news'], 'news', [['news']]],
  ['a slot', ['news', 'sums'], 'sums', [['sums']]],
  ['its owner, which uses a slot', ['news', 'sums'], 'news', [['sums'], ['news']]],
])('leaves out only areas whose code a hanging page had reached: %s', async (_, used, guilty, tries) => {
  const { visit } = open((unavailable) => (unavailable.includes(guilty) ? page : failed('time', used)));
  expect(await visit('/news')).toEqual({ unavailable: [guilty], tries: [[], ...tries] });
});

it('finally tries the shell alone', async () => {
  const { visit } = open(() => failed());
  const { tries } = await visit('/news');
  expect(tries.at(-1)).toEqual(['news', 'finder', 'sums']);
});

it('retries a page whose worker died, because another page may be the cause', async () => {
  let deaths = 1;
  const { visit } = open(() => (deaths-- > 0 ? failed('process') : page));
  expect(await visit('/news')).toEqual({ unavailable: [], tries: [[], []] });
});

it('remembers an area that cost time for half a minute, on that path', async () => {
  const { visit } = open((unavailable, path) =>
    path === '/news' && !unavailable.includes('news') ? failed('time') : page,
  );
  expect((await visit('/news')).unavailable).toEqual(['news']);
  expect(await visit('/news')).toEqual({ unavailable: ['news'], tries: [['news']] });
  expect((await visit('/news/one')).tries).toEqual([[]]);
  vi.advanceTimersByTime(31_000);
  expect((await visit('/news')).tries[0]).toEqual([]);
});

it('does not remember an error that cost no time', async () => {
  const { visit } = open((unavailable) => (unavailable.includes('news') ? page : failed()));
  await visit('/news');
  expect((await visit('/news')).tries[0]).toEqual([]);
});
