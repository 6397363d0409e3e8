import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startSite } from '../e2e/site';
import type { Figure } from './figures';

/**
 * Runs the MDN HTTP Observatory's own tests and scoring on the site's response. The package is no dependency of the
 * project, because it brings a whole scanner (130 MB) and downloads lists of domains in its install scripts: the bench
 * installs it into a cache, without those scripts and with empty lists.
 */
const version = '1.4.8';
const folder = resolve(import.meta.dirname, '../../node_modules/.cache/observatory');
const source = join(folder, 'node_modules/@mdn/mdn-http-observatory');

function installObservatory(): void {
  if (existsSync(join(source, 'conf/hsts-preload.json'))) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const install = ['install', '--ignore-scripts', '--no-audit', `@mdn/mdn-http-observatory@${version}`];
  execFileSync('npm', install, { cwd: folder, stdio: 'ignore', timeout: 240_000 });
  for (const list of ['hsts-preload.json', 'hsts-preload-list.json', 'tld-list.json']) {
    writeFileSync(join(source, 'conf', list), '{}');
  }
}

const load = (file: string) => import(pathToFileURL(join(source, 'src', file)).href);

/** The score of a site without cookies that is on no preload list. */
export async function* measureObservatory(): AsyncGenerator<Figure> {
  installObservatory();
  const { ALL_TESTS } = await load('constants.js');
  const { Requests } = await load('types.js');
  const { getScoreModifier } = await load('grader/grader.js');

  const site = await startSite({ SITE_URL: 'https://sharemore.example' });
  const answer = await fetch(site.url);
  const seen = new Requests('sharemore.example');
  const address = new URL('https://sharemore.example/');
  const response = { headers: Object.fromEntries(answer.headers), status: 200, verified: true, config: {} };
  seen.resources.path = await answer.text();
  await site.kill();
  Object.assign(seen.responses, { auto: response, cors: response, http: response, https: response });
  seen.responses.httpRedirects = [
    { url: new URL('http://sharemore.example/'), status: 301 },
    { url: address, status: 200 },
  ];
  seen.responses.httpsRedirects = [{ url: address, status: 200 }];
  seen.session = { url: address, jar: undefined };

  const results: { result: string; pass: boolean }[] = ALL_TESTS.map((test: (from: object) => object) =>
    test(seen),
  );
  const failed = results.filter(({ pass }) => !pass).map(({ result }) => result);
  const score = results.reduce((sum, { result }) => sum + getScoreModifier(result), 100);
  const name = `MDN HTTP Observatory ${version}: tests failed`;
  yield { name: [name, ...failed].join(' '), unit: 'tests', values: [failed.length], goal: 0 };
  // The other 10 points are for secure cookies (the site has none) and for being on the preload list.
  yield { name: 'its score, of at most 145', unit: 'points', values: [score], goal: 135, isLeast: true };
}
