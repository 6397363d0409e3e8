import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { apps, root } from '../../tools/apps';
import { findTestBrowser } from '../e2e/browser';
import { copyCheckout } from '../e2e/checkout';
import { startSite } from '../e2e/site';
import { freePort } from '../free-port';
import { plainEnvironment, runProgram, startProgram } from '../programs';
import { copyReleases, liveBuilds } from '../release-folder';
import { releaseToken } from './release-commands';

const work = mkdtempSync(join(tmpdir(), 'outside-team-'));
const releases = copyReleases();
const site = await startSite({ RELEASES_DIR: releases.dir, USE_SAMPLE_DATA: 'true' });
afterAll(async () => {
  await site.kill();
  releases.remove();
});

/** Runs a command in a folder without the site's settings of this environment. @throws when it fails. */
async function run(
  cwd: string,
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  const { code, out, error } = await runProgram(command, args, { cwd, env: { ...plainEnvironment, ...env } });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}: ${out}\n${error}`);
  return out;
}

const tokenFor = (area: string) =>
  releaseToken({ RELEASES_DIR: releases.dir }, area, 'publish,preview,promote');

it('a team makes an area in a folder of its own, tests and ships it, and develops it inside a running site', async () => {
  const pack = async (name: string) => {
    const packed = await run(join(root, name), 'npm', ['pack', '--silent', '--pack-destination', work]);
    return `file:${join(work, packed.split('\n').at(-1) ?? '')}`;
  };
  await run(work, process.execPath, [join(root, 'shell/build/bin/sharemore.mjs'), 'new', 'mf-care', '/care']);
  const folder = join(work, 'mf-care');
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  manifest.dependencies['@sharemore/platform'] = await pack('shell/platform');
  manifest.devDependencies['@sharemore/build'] = await pack('shell/build');
  manifest.devDependencies['@sharemore/server'] = await pack('server');
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);

  await run(folder, 'npm', ['install', '--prefer-offline', '--no-audit', '--no-fund']);
  for (const script of ['lint', 'typecheck', 'test', 'build']) await run(folder, 'npm', ['run', script]);

  const token = { RELEASE_TOKEN: await tokenFor('mf-care') };
  const sharemore = (...args: string[]) =>
    run(folder, 'npx', ['sharemore', 'release', ...args, '--to', site.url], token);
  const care = async () => (await fetch(`${site.url}/care`)).text();
  expect(await sharemore('preview', '.')).toMatch(/preview\?token=/);
  expect(await care()).not.toContain('/r/mf-care/');
  expect(await sharemore('promote', '.')).toMatch(/^live: set/);
  await expect.poll(care).toContain('/r/mf-care/');

  // Development inside the live builds. `dev-on-site.spec.ts` tests edits.
  const page = join(folder, 'src/pages/care/care-page.tsx');
  writeFileSync(page, readFileSync(page, 'utf8').replace('Head title="Care"', 'Head title="Made here"'));
  const env = { ...token, PORT: String(await freePort()) };
  const command = ['npx', 'sharemore', 'dev', '--site', site.url];
  await using dev = await startProgram(folder, command, env, /built on each save: (\S+)/);
  const here = await (await fetch(`${dev.url}/care`)).text();
  expect(here).toContain('Made here');
  expect(here).toContain(`/r/shell/${liveBuilds(releases.dir).shell}/`);
  await run(folder, 'npm', ['run', 'e2e'], { SITE: dev.url, CHROME_PATH: findTestBrowser() });
}, 600_000);

it('npm run new-area makes an area that passes all checks and ships to a running site', async () => {
  using checkout = copyCheckout();
  const npm = (...args: string[]) => run(checkout.dir, 'npm', args);
  await npm('run', 'new-area', '--', 'mf-help', '/help');
  await run(checkout.dir, 'npx', ['biome', 'check', 'mf-help']);
  await npm('run', 'typecheck', '-w', 'mf-help');
  await npm('test', '-w', 'mf-help');
  const help = () => fetch(`${site.url}/help`);
  expect((await help()).status).toBe(404);
  const token = { RELEASE_TOKEN: await tokenFor('mf-help') };
  const promote = ['run', 'release', '--', 'promote', 'mf-help', '--to', site.url];
  await run(checkout.dir, 'npm', promote, token);
  await expect.poll(async () => (await help()).status).toBe(200);
  const html = await (await help()).text();
  expect(html).toMatch(/<header[\s\S]*<main[\s\S]*<h1[^>]*>Help<[\s\S]*<footer/);
  expect(html).toContain('/r/mf-help/');
  // In the header's row, its small menu and the footer.
  expect(html.match(/href="\/help"/g)).toHaveLength(3);

  for (const name of apps)
    cpSync(join(root, name, 'dist'), join(checkout.dir, name, 'dist'), { recursive: true });
  // It needs no database.
  const noDatabase = { TEST_DATABASE_URL: 'none' };
  await run(checkout.dir, 'npx', ['vitest', 'run', '--project', 'contract', 'areas'], noDatabase);

  await checkout.edit('mf-help/src/pages/help/help-page.tsx', 'Help', '"');
  await expect(run(checkout.dir, 'npm', [...promote, '--json'], token)).rejects.toThrow(
    /\{"error":"(Building mf-help failed: nothing was published)"\}\n[\s\S]*\n\1$/,
  );
}, 600_000);
