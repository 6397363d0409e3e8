import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { platformDir, presetDir } from '../vite/folders';
import { newArea } from './new-area';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'new-area-'));
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
});
afterEach(() => vi.restoreAllMocks());

it('makes an area outside the repository, with what the repository has for others', () => {
  // Of another team's own repository.
  writeFileSync(join(folder, 'package.json'), '{ "workspaces": ["mf-*"] }');
  expect(newArea(['mf-example-desk', '/help-desk'])).toMatch(/^Created mf-example-desk/);
  const read = (file: string) => readFileSync(join(folder, 'mf-example-desk', file), 'utf8');
  expect(JSON.parse(read('package.json'))).toMatchObject({
    name: 'mf-example-desk',
    scripts: { lint: 'biome check', e2e: 'playwright test' },
    devDependencies: { '@sharemore/build': expect.stringMatching(/^\^\d/), vitest: expect.any(String) },
  });
  expect(read('area.config.ts')).toContain(
    "links: [{ label: 'Help desk', to: '/help-desk', place: 'company' }]",
  );
  expect(read('area.config.ts')).toMatch(/name: 'mf-example-desk',[\s\S]*platform: '\^[1-9]/);
  expect(read('e2e/help-desk.spec.ts')).toMatch(/page.goto\(.*\/help-desk`\)/);
  const pipeline = read('.github/workflows/area.yml');
  expect(pipeline).toContain('name: mf-example-desk\n');
  // An address that nobody can own gets no token before `SITE` is set.
  expect(pipeline).toMatch(/SITE: https:.*\.invalid\n/);
  for (const file of [
    '.gitignore',
    'biome.json',
    'tsconfig.json',
    'src/pages/help-desk/help-desk-page.test.tsx',
  ])
    expect(existsSync(join(folder, 'mf-example-desk', file)), file).toBe(true);
});

it('gives an area the versions of the packages that it is made with', () => {
  const packageIn = (path: string) => JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
  const [build, platform] = [presetDir, platformDir].map(packageIn);
  newArea(['mf-help', '/help']);
  const alone = packageIn(join(folder, 'mf-help'));
  const { react, 'react-router-dom': router } = platform.dependencies;
  const range = `^${platform.version}`;
  expect(alone.dependencies).toEqual({ '@sharemore/platform': range, react, 'react-router-dom': router });
  expect(alone.devDependencies).toEqual({
    ...build.devDependencies,
    '@sharemore/build': `^${build.version}`,
  });
  expect({ ...alone, name: 'mf-example' }).toMatchObject(packageIn(join(presetDir, 'template/area')));
  expect(readFileSync(join(folder, 'mf-help/area.config.ts'), 'utf8')).toContain(`platform: '${range}'`);
});

it.each([
  ['mf-help'],
  ['help', '/help'],
  ['mf-help', '/a/b'],
  ['mf-help', '/help', 'more'],
  ['mf--x', '/help'],
])('refuses %s %s %s in one sentence', (...given) => {
  expect(() => newArea(given)).toThrow(/^sharemore new mf-help \/help: a name and a path/);
});

it('touches no folder that is there', () => {
  newArea(['mf-help', '/help']);
  expect(() => newArea(['mf-help', '/other'])).toThrow('that are free');
});
