import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AreaConfig, AreaModule } from '../../shell/platform/src/contract';
import { areaNames } from '../../tools/apps';

const root = resolve(import.meta.dirname, '../..');

describe.each(areaNames)('%s', (name) => {
  it('has a route for each path that it claims, and claims each path of its routes', async () => {
    const { default: config } = (await import(join(root, name, 'area.config.ts'))) as { default: AreaConfig };
    const { area } = (await import(join(root, name, 'src/area.ts'))) as { area: AreaModule };
    expect(area.routes.map(({ path }) => path).sort()).toEqual(Object.keys(config.pages).sort());
    expect(Object.keys(area.slots ?? {}).sort()).toEqual(Object.keys(config.slots ?? {}).sort());
    const resources = area.routes.filter(({ handle }) => handle?.resource).map(({ path }) => path);
    const withoutPage = Object.keys(config.pages).filter((path) => config.pages[path] === null);
    expect(resources.sort()).toEqual(withoutPage.sort());
  });

  it('brings no React, router, zustand or platform of its own in either build', () => {
    for (const side of ['client', 'server']) {
      for (const [file, code] of scriptsBelow(join(root, name, 'dist', side))) {
        expect(code, file).not.toMatch(/react\.transitional\.element|sharemore-session|createBrowserHistory/);
      }
    }
  });
});

it('the server has one React: every bundle asks for it by its bare name, and nobody brings one', () => {
  const bundles = ['shell', ...areaNames].flatMap((name) => scriptsBelow(join(root, name, 'dist/server')));
  const withReact = bundles.filter(([, code]) => code.includes('react.transitional.element'));
  expect(withReact.map(([file]) => file)).toEqual([]);
  expect(bundles.some(([, code]) => /from "react"/.test(code))).toBe(true);
});

it('the server has one session store: it is in one file of the shell’s build', () => {
  const bundles = ['shell', ...areaNames].flatMap((name) => scriptsBelow(join(root, name, 'dist/server')));
  const withStore = bundles.filter(([, code]) => code.includes('sharemore-session'));
  expect(withStore).toHaveLength(1);
});

function scriptsBelow(folder: string): [file: string, code: string][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => [join(folder, file), readFileSync(join(folder, file), 'utf8')]);
}
