import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { builtFrom, fingerprint } from './sources';

let work: string;
beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'sources-'));
});

function area(name: string, page: string): string {
  const folder = join(work, name);
  mkdirSync(join(folder, 'src'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "name": "mf-help" }');
  writeFileSync(join(folder, 'src/area.ts'), page);
  return folder;
}

it('depends on the area’s files, but not on their location', () => {
  const here = fingerprint(area('here', 'one'));
  expect(fingerprint(area('there', 'one'))).toBe(here);
  expect(fingerprint(area('changed', 'two'))).not.toBe(here);
});

it('depends on the versions of the packages', () => {
  const folder = area('here', 'one');
  const before = fingerprint(folder);
  writeFileSync(join(work, 'package-lock.json'), '{ "version": 2 }');
  expect(fingerprint(folder)).not.toBe(before);
});

it('does not depend on tests, documents and built files', () => {
  const folder = area('here', 'one');
  const before = fingerprint(folder);
  mkdirSync(join(folder, 'dist'));
  for (const file of ['README.md', 'src/area.test.ts', 'dist/area.json', 'mf-here-1.0.0.tgz'])
    writeFileSync(join(folder, file), 'new');
  expect(fingerprint(folder)).toBe(before);
});

it('takes a build that is not whole for none', () => {
  const manifest = JSON.stringify({ sources: 's1', integrity: { 'area.js': 'sha256-…' } });
  mkdirSync(join(work, 'dist'));
  const builtWith = (file: string, text: string) => {
    writeFileSync(join(work, 'dist', file), text);
    return builtFrom(work);
  };
  expect(builtWith('area.json', manifest.slice(0, 20))).toBeNull();
  expect(builtWith('area.json', manifest)).toBeNull();
  expect(builtWith('area.js', '')).toBe('s1');
});
