import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { expect, it } from 'vitest';
import type { AreaConfig, AreaManifest, AreaModule } from '../../shell/platform/src/contract';
import { apps, areaNames, root } from '../../tools/apps';

it.each(areaNames)('%s declares exactly the paths and slots that it implements', async (name) => {
  const { default: config } = (await import(join(root, name, 'area.config.ts'))) as { default: AreaConfig };
  const { area } = (await import(join(root, name, 'src/area.ts'))) as { area: AreaModule };
  expect(area.routes.map(({ path }) => path).sort()).toEqual(Object.keys(config.pages).sort());
  expect(Object.keys(area.slots ?? {}).sort()).toEqual(Object.keys(config.slots ?? {}).sort());
});

it.each(apps)(
  '%s has no top-level await in its browser modules, which Safari runs incorrectly',
  async (name) => {
    const forSafari = { format: 'esm', supported: { 'top-level-await': false } } as const;
    for (const [, code] of filesBelow(join(root, name, 'dist/client'))) await transform(code, forSafari);
  },
);

it('shares no class name between apps, whose styles can meet in one document', () => {
  const owners = new Map<string, string>();
  for (const name of apps) {
    const styles = filesBelow(join(root, name, 'dist/client'), '.css').map(([, text]) => text);
    const names = new Set(styles.flatMap((text) => text.match(/\.x[0-9a-z]+[A-Z]+/g) ?? []));
    for (const each of names) {
      expect(owners.get(each) ?? name, each).toBe(name);
      owners.set(each, name);
    }
  }
  // The sum, because a new area may have no styles.
  expect(owners.size).toBeGreaterThan(100);
});

it.each([
  ['client', 'react.transitional.element'],
  ['client', 'sharemore-session'],
  ['server', 'ReactSharedInternals = {'],
  ['server', 'function jsxProd'],
  ['server', 'sharemore-session'],
  ['server', 'createBrowserHistory'],
])('has one file in all %s builds, the shell’s, with %s', (side, code) => {
  const files = apps.flatMap((name) => filesBelow(join(root, name, 'dist', side)));
  const holders = files.filter(([, text]) => text.includes(code)).map(([file]) => file);
  expect(holders).toEqual([expect.stringContaining(join(root, 'shell/'))]);
});

it.each(areaNames)('%s bundles nothing of the platform that the shell shares at run time', (name) => {
  const maps = filesBelow(join(root, name, 'dist/maps'), '.map');
  const sources = maps.flatMap(([, map]) => (JSON.parse(map) as { sources: string[] }).sources);
  expect(sources).toContain(`src/area.ts`);
  const shared = /^@sharemore\/platform\/src\/(ui\/|(page|session|slots|drafts)\.)/;
  expect(sources.filter((source) => shared.test(source))).toEqual([]);
});

it('has areas that import React by its bare name on the server, which the shell provides', () => {
  for (const name of areaNames) {
    const code = filesBelow(join(root, name, 'dist/server')).map(([, text]) => text);
    expect(code.join('\n'), name).toMatch(/from "react(\/jsx-runtime)?"/);
  }
  expect(manifestOf('shell').provides.react?.names).toContain('useState');
});

it('provides every shared package, version and name that the manifests import', () => {
  const { provides } = manifestOf('shell');
  for (const name of areaNames) {
    const { imports } = manifestOf(name);
    expect(Object.keys(imports), name).toContain('@sharemore/platform/ui');
    for (const [shared, { version, names }] of Object.entries(imports)) {
      expect(provides[shared]?.version, shared).toBe(version);
      expect(provides[shared]?.names, shared).toEqual(expect.arrayContaining(names));
    }
  }
});

function manifestOf(name: string): AreaManifest {
  return JSON.parse(readFileSync(join(root, name, 'dist/area.json'), 'utf8'));
}

function filesBelow(folder: string, ending = '.js'): [file: string, text: string][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => [join(folder, file), readFileSync(join(folder, file), 'utf8')]);
}
