import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import rootManifest from '../../package.json' with { type: 'json' };
import { dependencies } from '../../server/package.json' with { type: 'json' };
import { areaNames, root } from '../../tools/apps';
import { buildServer } from '../../tools/build-server';
import { runProgram } from '../programs';

const temporary = () => mkdtempSync(join(tmpdir(), 'sharemore-production-'));

/** What builds, tests or types the site, and what its pages alone run on. */
const NOT_OF_THE_SERVER =
  /vite|rollup|rolldown|esbuild|terser|tsx|postcss|fontkit|playwright|typescript|@types|react/;

it('npm ci --omit=dev for the server installs at most 200 packages, and no build or test tool', async () => {
  const checkout = temporary();
  const folders = rootManifest.workspaces.flatMap((folder) => (folder === 'mf-*' ? areaNames : [folder]));
  for (const file of [
    'package-lock.json',
    'package.json',
    ...folders.map((name) => `${name}/package.json`),
  ]) {
    mkdirSync(dirname(join(checkout, file)), { recursive: true });
    cpSync(join(root, file), join(checkout, file));
  }
  // The level of its own: under `npm test --silent` npm would list nothing.
  const quiet = ['--no-audit', '--no-fund', '--loglevel=notice'];
  const command = ['ci', '--omit=dev', '-w', 'server', '--dry-run', ...quiet];
  const { code, out, error } = await runProgram('npm', command, { cwd: checkout });
  expect(code, error).toBe(0);
  const added = Array.from(out.matchAll(/^add (\S+) /gm), ([, name = '']) => name);
  expect(added).toContain('express');
  expect(added.length).toBeLessThanOrEqual(200);
  expect(added.filter((name) => NOT_OF_THE_SERVER.test(name))).toEqual([]);
});

it('one version of each build tool is installed, and no package has an install script that npm would ask about', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { hasInstallScript?: boolean; optional?: boolean }>;
  };
  const tools = /node_modules\/(esbuild|postcss|rolldown|rollup|terser|tsx|typescript|vite|vitest)$/;
  const nested = Object.keys(packages).filter(
    (path) => tools.test(path) && !/^node_modules\/[\w-]+$/.test(path),
  );
  expect(nested).toEqual([]);
  const asked = Object.keys(packages).filter(
    (path) => packages[path]?.hasInstallScript && !packages[path].optional,
  );
  expect(asked.map((path) => path.replace('node_modules/', ''))).toEqual(
    Object.keys(rootManifest.allowScripts),
  );
});

it('the packed server runs, and lists leads and releases, with the packages that it names alone', async () => {
  await buildServer();
  const folder = temporary();
  const packing = ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder];
  const packed = await runProgram('npm', packing, { cwd: join(root, 'server') });
  await runProgram('tar', ['-xf', packed.out], { cwd: folder });
  for (const name of Object.keys(dependencies)) {
    const link = join(folder, 'package/node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), link);
  }
  mkdirSync(join(folder, 'releases'));
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: join(folder, 'data'),
    RELEASES_DIR: join(folder, 'releases'),
  };
  const run = (name: string, ...args: string[]) =>
    runProgram(process.execPath, [`package/dist/${name}.js`, ...args], { cwd: folder, env });
  const [main, release] = await Promise.all([run('main'), run('release', 'list', '--json')]);
  expect(main).toMatchObject({ code: 1, error: expect.stringContaining('Nothing is live in RELEASES_DIR') });
  expect(release).toMatchObject({ code: 0, error: '' });
  expect(await run('leads', 'list')).toEqual({ code: 0, out: '', error: '' });
});

it('the image holds no tool in its last stage, and nothing of a developer’s folder gets into its build', () => {
  const text = readFileSync(join(root, 'docs/operations/Containerfile'), 'utf8');
  const stages = text.split(/^FROM /m).slice(1);
  expect(stages.map((stage) => stage.split('\n', 1)[0])).toEqual(['$NODE_IMAGE AS build', '$NODE_IMAGE']);
  expect(stages.at(-1)).not.toMatch(/npm |COPY (?!--from=build )/);
  const [first, ...rest] = readFileSync(join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  expect(first).toBe('*');
  const taken = rest.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
  for (const name of ['data', 'releases', '.git', '.env', 'node_modules', 'docs'])
    expect(taken).not.toContain(name);
  expect(rest).toEqual(expect.arrayContaining(['**/node_modules', '**/dist', '**/.env*', '**/*.log']));
});
