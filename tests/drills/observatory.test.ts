import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { startSite } from '../e2e/site';

/**
 * Runs the MDN HTTP Observatory's own tests and scoring on the site's response. The package is no dependency of the
 * project, because it brings a whole scanner (130 MB) and downloads lists of domains in its install scripts: the drill
 * installs it into a cache, without those scripts and with empty lists.
 */
const version = '1.4.8';
const folder = resolve(import.meta.dirname, '../../node_modules/.cache/observatory');
const source = join(folder, 'node_modules/@mdn/mdn-http-observatory');

const site = await startSite({ SITE_URL: 'https://sharemore.example' });
afterAll(site.kill);

function installObservatory(): boolean {
  if (existsSync(join(source, 'conf/hsts-preload.json'))) return true;
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{"private":true}');
    const install = ['install', '--ignore-scripts', '--no-audit', `@mdn/mdn-http-observatory@${version}`];
    execFileSync('npm', install, { cwd: folder, stdio: 'ignore', timeout: 240_000 });
    for (const list of ['hsts-preload.json', 'hsts-preload-list.json', 'tld-list.json']) {
      writeFileSync(join(source, 'conf', list), '{}');
    }
    return true;
  } catch {
    return false;
  }
}

const load = (file: string) => import(pathToFileURL(join(source, 'src', file)).href);

it('reaches the highest score for a site without cookies that is on no preload list', async (context) => {
  if (!installObservatory()) {
    console.warn('NOT SHOWN: the MDN Observatory could not be installed, so its score was not reckoned');
    context.skip('the Observatory is missing');
  }
  const { ALL_TESTS } = await load('constants.js');
  const { Requests } = await load('types.js');
  const { getScoreModifier } = await load('grader/grader.js');

  const answer = await fetch(site.url);
  const seen = new Requests('sharemore.example');
  const address = new URL('https://sharemore.example/');
  const response = { headers: Object.fromEntries(answer.headers), status: 200, verified: true, config: {} };
  seen.resources.path = await answer.text();
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
  const score = results.reduce((sum, { result }) => sum + getScoreModifier(result), 100);
  process.stdout.write(`MDN HTTP Observatory ${version}: ${score}\n`);
  expect(results.filter(({ pass }) => !pass)).toEqual([]);
  // The other 10 points are for secure cookies (the site has none) and for being on the preload list.
  expect(score).toBe(135);
});
