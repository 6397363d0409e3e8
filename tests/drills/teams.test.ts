import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apps } from '../../tools/apps';
import { copyCheckout } from '../e2e/checkout';
import { release } from './release-commands';
import { prepareSite, type SiteProcess, startSiteProcess } from './site-process';

const root = resolve(import.meta.dirname, '../..');
const leftOut = /\/(node_modules|dist)$/;

let cleanUp: () => void;
let work: string;
let site: SiteProcess;

beforeAll(async () => {
  cleanUp = await prepareSite();
  work = mkdtempSync(join(tmpdir(), 'outside-team-'));
  cpSync(process.env.TEST_RELEASES_DIR ?? '', join(work, 'releases'), { recursive: true });
  site = await startSiteProcess({ RELEASES_DIR: join(work, 'releases'), DATA_DIR: join(work, 'data') });
}, 300_000);
afterAll(async () => {
  await site?.kill();
  rmSync(work, { recursive: true, force: true });
  cleanUp();
});

/** A command in a folder, in an environment that knows nothing of the repository. */
async function run(
  cwd: string,
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  const { PATH, HOME } = process.env;
  const settings = { cwd, env: { PATH, HOME, ...env }, maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await promisify(execFile)(command, args, settings).catch((error) => {
    throw new Error(`${command} ${args.join(' ')}: ${error.stdout}\n${error.stderr}`);
  });
  return stdout.trim();
}

/** The platform's commands that touch the running site, with a token for the one area. */
async function shipping(area: string, folder: string): Promise<(command: string) => Promise<string>> {
  const asked = ['token', 'create', '--area', area, '--can', 'publish,promote,rollback', '--days', '1'];
  const { out } = await release(asked, { RELEASES_DIR: join(work, 'releases') });
  const token = { RELEASE_TOKEN: out.split('\n').at(-1) };
  return (command) => run(folder, 'npx', ['sharemore', command, '--to', site.url], token);
}

it('a team with its own folder alone installs, tests, builds and ships to a running site', async () => {
  const packed = await run(join(root, 'shell/platform'), 'npm', [
    'pack',
    '--silent',
    '--pack-destination',
    work,
  ]);
  const folder = join(work, 'mf-news');
  cpSync(join(root, 'mf-news'), folder, { recursive: true, filter: (path) => !leftOut.test(path) });
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  manifest.dependencies['@sharemore/platform'] = `file:${join(work, packed)}`;
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  const page = join(folder, 'src/pages/news/news-page.tsx');
  writeFileSync(page, readFileSync(page, 'utf8').replace(/title="Sharesave[^"]*"/, 'title="Made elsewhere"'));

  await run(folder, 'npm', ['install', '--prefer-offline', '--no-audit', '--no-fund']);
  await run(folder, 'npm', ['run', 'typecheck']);
  await run(folder, 'npm', ['test']);
  await run(folder, 'npm', ['run', 'build']);

  const sharemore = await shipping('mf-news', folder);
  const news = async () => (await fetch(`${site.url}/news`)).text();
  expect(await news()).not.toContain('Made elsewhere');
  expect(await sharemore('publish')).toMatch(/^published mf-news/);
  await expect.poll(news, { timeout: 10_000 }).toContain('Made elsewhere');
  await sharemore('rollback');
  await expect.poll(news, { timeout: 10_000 }).not.toContain('Made elsewhere');
}, 400_000);

it('one command makes one more area, which passes all checks and ships to a running site', async () => {
  const checkout = copyCheckout();
  try {
    const npm = (...args: string[]) => run(checkout.dir, 'npm', args);
    await npm('run', 'new-area', '--', 'mf-help', '/help');
    await run(checkout.dir, 'npx', ['biome', 'check', 'mf-help']);
    await npm('run', 'typecheck', '-w', 'mf-help');
    await npm('test', '-w', 'mf-help');
    await npm('run', 'build', '-w', 'mf-help');
    for (const name of apps)
      cpSync(join(root, name, 'dist'), join(checkout.dir, name, 'dist'), { recursive: true });
    await run(checkout.dir, 'npx', ['vitest', 'run', '--project', 'contract', 'areas', 'budgets']);

    const help = () => fetch(`${site.url}/help`);
    expect((await help()).status).toBe(404);
    const sharemore = await shipping('mf-help', join(checkout.dir, 'mf-help'));
    expect(await sharemore('publish')).toMatch(/^published mf-help/);
    await expect.poll(async () => (await help()).status, { timeout: 10_000 }).toBe(200);
    const html = await (await help()).text();
    expect(html).toMatch(/<header[\s\S]*<main[\s\S]*<h1[^>]*>Help<[\s\S]*<footer/);
    expect(html).toContain('/r/mf-help/');
  } finally {
    checkout.remove();
  }
}, 300_000);
