import { expect, it } from 'vitest';
import { findTestBrowser } from '../e2e/browser';
import { copyCheckout } from '../e2e/checkout';
import { plainEnvironment, runProgram } from '../programs';
import { releaseToken } from './release-commands';
import { readiness, releasesDir, start } from './release-site';

const login = 'mf-account/src/pages/login/login-page';
const textExport = 'mf-account/src/pages/copy-export/copy-export-page';

/** Faults that the site's own preflight cannot see: file, code, what it becomes, and what the check says. */
const faults: [file: string, before: string, after: string, said: RegExp][] = [
  [
    `${login}.tsx`,
    'Welcome Back',
    "{typeof window === 'undefined' ? 'Welcome' : 'Back'}",
    /login at 360 px[\s\S]*writes an error to the console: Hydration: /,
  ],
  [
    `${login}.tsx`,
    '"/join-sharemore"',
    '"/no-such-page"',
    /login links to \/no-such-page, which answers 404/,
  ],
  [
    `${login}.tsx`,
    '<aside className={styles.Sample}>',
    '<aside><img src="/favicon.ico" />',
    /is hard to use: Images must have alternative text: <img src/,
  ],
  [
    `${login}.module.css`,
    '.Lead {',
    '.Lead { position: fixed; inset: 0; z-index: 9999;',
    /login at 1440 px[\s\S]*has its header covered by <p class="/,
  ],
  [
    `${login}.module.css`,
    '.Title {',
    '.Title { inline-size: 500px;',
    /login at 360 px[\s\S]*scrolls sideways: it is \d+ px wide/,
  ],
  [
    `${textExport}.tsx`,
    'const running',
    "if (hydrated) throw new Error('not in a browser');\n  const running",
    /copy-export at 1440 px[\s\S]*The page failed: Error: not in a browser\n/,
  ],
  [
    `${textExport}.tsx`,
    'loader = loadSheetReport',
    'loader = async (given) => (await new Promise((go) => setTimeout(go, 2500)), loadSheetReport(given))',
    /copy-export at 360 px[\s\S]*takes \d{4} ms until its HTML is whole; 2000 is the limit/,
  ],
];

it('promotes with --check only what has no fault in a browser', async () => {
  const site = await start();
  const RELEASE_TOKEN = await releaseToken(
    { RELEASES_DIR: releasesDir },
    'mf-account',
    'publish,promote,preview',
  );
  using checkout = copyCheckout();
  const env = { ...plainEnvironment, RELEASE_TOKEN, CHROME_PATH: findTestBrowser() };
  const command = ['sharemore', 'release', 'promote', 'mf-account', '--check', '--to', site.url];
  const promote = () => runProgram('npx', command, { cwd: checkout.dir, env });

  const list = await runProgram('npx', ['sharemore', 'release', 'list', '--check', '--to', site.url], {
    env,
  });
  expect(list).toMatchObject({ code: 2, error: expect.stringContaining("Unknown option '--check'") });

  const before = await readiness(site.url);
  for (const [file, code, broken] of faults) await checkout.edit(file, code, broken);
  const refused = await promote();
  expect(refused.code).toBe(1);
  for (const [, , , said] of faults) expect(refused.error).toMatch(said);
  expect(await readiness(site.url)).toEqual(before);

  for (const [file, code, broken] of faults.toReversed()) await checkout.edit(file, broken, code);
  const whole = await promote();
  expect(whole.error).toMatch(/✓ \/login at 1440 px/);
  expect(whole.out).toMatch(/^live: set/m);
}, 600_000);
