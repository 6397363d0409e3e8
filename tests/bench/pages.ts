import { createServer } from 'node:http';
import { listen } from '../../server/src/testing/listen';
import { publicPaths, startSite } from '../e2e/site';
import type { Figure } from './figures';
import { startSingleBundle } from './single-bundle';
import { openVisitors, type Visit, visit } from './visit';

/** The pages that are compared with the single bundle. */
const comparedPages = ['/', '/faq', '/companies'];

/** None to two decimals, which is how Lighthouse prints it. */
const NO_SHIFT = 0.005;

/**
 * Measures the visit of each public page on a mid-range phone, compared with a blank page, the same page without
 * script, and the same page as one React app in one bundle, built from the same sources.
 */
export async function* measurePages(rounds: number): AsyncGenerator<Figure> {
  await using site = await startSite({ LOG_LEVEL: 'warn' });
  await using blank = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end('<!doctype html><title>Blank</title><p>Nothing but this.</p>');
  });
  const blankUrl = `${await listen(blank)}/`;
  await using single = await startSingleBundle(site.url);
  await using visitors = await openVisitors();
  const all = { whole: [] as number[], plain: [] as number[] };
  const paths = (await publicPaths(site)).filter((path) => !path.startsWith('/news/'));
  for (const path of paths) {
    const empty: Visit[] = [];
    const whole: Visit[] = [];
    const plain: Visit[] = [];
    const bundled: Visit[] = [];
    for (let round = 0; round < rounds; round += 1) {
      empty.push(await visit(visitors, blankUrl, { withScript: false }));
      whole.push(await visit(visitors, site.url + path, {}));
      plain.push(await visit(visitors, site.url + path, { withScript: false }));
      if (comparedPages.includes(path)) bundled.push(await visit(visitors, single.url + path, {}));
    }
    const of = (visits: Visit[], key: keyof Visit) => visits.map((each) => each[key]);
    const lcp = of(whole, 'lcp');
    const plainLcp = { name: 'no script', values: of(plain, 'lcp') };
    yield { name: `${path} LCP`, unit: 'ms', values: lcp, floor: plainLcp };
    all.whole.push(...lcp);
    all.plain.push(...plainLcp.values);
    const blankLcp = { name: 'a blank page', values: of(empty, 'lcp') };
    yield { name: `${path} LCP`, unit: 'ms', values: lcp, floor: blankLcp, goal: 1.2, goalIsRatio: true };
    yield { name: `${path} longest task`, unit: 'ms', values: of(whole, 'longest'), goal: 50 };
    yield { name: `${path} blocking in all`, unit: 'ms', values: of(whole, 'blocking'), goal: 30 };
    yield { name: `${path} layout shift`, unit: '', values: of(whole, 'shift'), goal: NO_SHIFT };
    yield { name: `${path} script, Brotli`, unit: 'KB', values: of(whole, 'scriptKb'), goal: 112 };
    yield { name: `${path} script files`, unit: '', values: of(whole, 'scriptFiles'), goal: 12 };
    if (bundled.length > 0) {
      const floorOf = (key: keyof Visit) => ({ name: 'one bundle', values: of(bundled, key) });
      yield { name: `${path} LCP`, unit: 'ms', values: lcp, floor: floorOf('lcp') };
      const blocking = of(whole, 'blocking');
      yield { name: `${path} blocking in all`, unit: 'ms', values: blocking, floor: floorOf('blocking') };
      const scriptKb = of(whole, 'scriptKb');
      yield { name: `${path} script, Brotli`, unit: 'KB', values: scriptKb, floor: floorOf('scriptKb') };
    }
  }
  // The script runs after the largest content, on every page alike, and a few visits of one page tell no 3% apart.
  const floor = { name: 'no script', values: all.plain };
  yield { name: 'all pages LCP', unit: 'ms', values: all.whole, floor, goal: 1.03, goalIsRatio: true };
}
