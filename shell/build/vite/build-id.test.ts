import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { builtId, builtInFiles, findBuildId, withoutTypes } from './build-id';
import { platformFile } from './folders';

let work: string;
beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'build-id-'));
});

function area(name: string, page: string): string {
  const folder = join(work, name);
  mkdirSync(join(folder, 'src'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "name": "mf-help" }');
  writeFileSync(join(folder, 'src/area.ts'), page);
  return folder;
}

it('depends on the area’s files, but not on their location', () => {
  const id = findBuildId(area('here', 'one'));
  expect(id).toMatch(/^[0-9a-f]{12}$/);
  expect(findBuildId(area('there', 'one'))).toBe(id);
  expect(findBuildId(area('changed', 'two'))).not.toBe(id);
});

it('depends on the packages that its packages need', () => {
  const folder = area('here', 'one');
  const install = (name: string, version: string, dependencies = {}) => {
    const place = join(folder, 'node_modules', name);
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, 'package.json'), JSON.stringify({ name, version, dependencies }));
  };
  writeFileSync(join(folder, 'package.json'), '{ "name": "mf-help", "dependencies": { "near": "1" } }');
  install('near', '1.0.0', { far: '1' });
  install('far', '1.0.0', { near: '1' });
  const id = findBuildId(folder);
  install('far', '1.0.1', { near: '1' });
  expect(findBuildId(folder)).not.toBe(id);
});

it('does not depend on tests, documents and built files', () => {
  const folder = area('here', 'one');
  const id = findBuildId(folder);
  mkdirSync(join(folder, 'dist'));
  for (const file of ['README.md', 'src/area.test.ts', 'dist/area.json', 'mf-here-1.0.0.tgz'])
    writeFileSync(join(folder, file), 'new');
  expect(findBuildId(folder)).toBe(id);
});

it('does not depend on types, so a new slot in the catalogue makes no build stale', () => {
  expect(withoutTypes(platformFile('contract/slots.ts'))).toBe('');
});

it('depends on the widgets and forms that areas bundle, but not on what the shell provides', () => {
  const names = builtInFiles().map((file) => file.split('/src/')[1]);
  expect(names).toEqual(expect.arrayContaining(['widgets/notice.tsx', 'forms/field.tsx']));
  expect(names).not.toContain('ui/button.tsx');
  expect(names).not.toContain('session.ts');
});

it('takes a build that is not whole for none', () => {
  const manifest = JSON.stringify({ build: 'b1', integrity: { 'area.js': 'sha256-…' } });
  mkdirSync(join(work, 'dist'));
  const builtWith = (file: string, text: string) => {
    writeFileSync(join(work, 'dist', file), text);
    return builtId(work);
  };
  expect(builtWith('area.json', manifest.slice(0, 20))).toBeNull();
  expect(builtWith('area.json', manifest)).toBeNull();
  expect(builtWith('area.js', '')).toBe('b1');
});
