import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { describe, expect, it } from 'vitest';
import type { AreaConfig, AreaManifest, AreaModule } from '../../shell/platform/src/contract';
import { areaNames, root } from '../../tools/apps';

describe.each(areaNames)('%s', (name) => {
  it('has a route for each path that it claims, and claims each path of its routes', async () => {
    const { default: config } = (await import(join(root, name, 'area.config.ts'))) as { default: AreaConfig };
    const { area } = (await import(join(root, name, 'src/area.ts'))) as { area: AreaModule };
    expect(area.routes.map(({ path }) => path).sort()).toEqual(Object.keys(config.pages).sort());
    expect(Object.keys(area.slots ?? {}).sort()).toEqual(Object.keys(config.slots ?? {}).sort());
  });

  it('brings no React, router, zustand or platform of its own in either build', () => {
    for (const side of ['client', 'server']) {
      for (const [file, code] of filesBelow(join(root, name, 'dist', side))) {
        expect(code, file).not.toMatch(/react\.transitional\.element|sharemore-session|createBrowserHistory/);
      }
    }
  });
});

it.each(['shell', ...areaNames])(
  '%s has no browser module that waits, which Safari runs wrongly',
  async (name) => {
    const forSafari = { format: 'esm', supported: { 'top-level-await': false } } as const;
    for (const [, code] of filesBelow(join(root, name, 'dist/client'))) await transform(code, forSafari);
  },
);

it('gives no class name twice: styles of all areas may meet in one document', () => {
  const owners = new Map<string, string>();
  for (const name of ['shell', ...areaNames]) {
    const styles = filesBelow(join(root, name, 'dist/client'), '.css').map(([, text]) => text);
    const names = new Set(styles.flatMap((text) => text.match(/\.x[0-9a-z]+[A-Z]+/g) ?? []));
    for (const each of names) {
      expect(owners.get(each) ?? name, each).toBe(name);
      owners.set(each, name);
    }
  }
  // An area may have no styles of its own, as a new one.
  expect(owners.size).toBeGreaterThan(100);
});

it('draws in files with the colours of the tokens, by day and by night', () => {
  const palettes = (text: string) =>
    text
      .split('prefers-color-scheme: dark')
      .map((part) => [...part.matchAll(/(--color-[\w-]+): (#[0-9a-f]{6})/g)].map(([, ...pair]) => pair));
  const [day = [], night = []] = palettes(readFileSync(join(root, 'shell/platform/src/tokens.css'), 'utf8'));
  const drawings = ['shell', ...areaNames]
    .flatMap((name) => filesBelow(join(root, name, 'src'), '.svg'))
    .filter(([, text]) => text.includes('--color-'));
  expect(drawings.length).toBeGreaterThan(0);
  for (const [file, text] of drawings) {
    const [light = [], dark = []] = palettes(text);
    expect(day, file).toEqual(expect.arrayContaining(light));
    expect(night, file).toEqual(expect.arrayContaining(dark));
    const names = light.map(([name]) => name);
    const dusky = night.map(([name]) => name).filter((name) => names.includes(name));
    expect(
      dark.map(([name]) => name),
      file,
    ).toEqual(expect.arrayContaining(dusky));
  }
});

it('has one React on the server, the shell’s: every area asks for it by its bare name', () => {
  for (const name of areaNames) {
    const code = filesBelow(join(root, name, 'dist/server')).map(([, text]) => text);
    expect(
      code.some((text) => /from "react(\/jsx-runtime)?"/.test(text)),
      name,
    ).toBe(true);
  }
  const shell = JSON.parse(readFileSync(join(root, 'shell/dist/area.json'), 'utf8')) as AreaManifest;
  const entry = filesBelow(join(root, 'shell/dist/server'));
  const hooks = entry.filter(([, code]) => code.includes('ReactSharedInternals = {'));
  expect(hooks).toHaveLength(1);
  expect(shell.provides.react?.names).toContain('useState');
});

it('has versions and names of everything shared in its manifests, each of them provided', () => {
  const manifestOf = (name: string) =>
    JSON.parse(readFileSync(join(root, name, 'dist/area.json'), 'utf8')) as AreaManifest;
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

it.each(['client', 'server'])('one session store is in all %s builds: in one file of the shell’s', (side) => {
  const bundles = ['shell', ...areaNames].flatMap((name) => filesBelow(join(root, name, 'dist', side)));
  const withStore = bundles.filter(([, code]) => code.includes('sharemore-session'));
  expect(withStore).toHaveLength(1);
});

it('browsers get one React, the shell’s', () => {
  const withReact = filesBelow(join(root, 'shell/dist/client')).filter(
    ([, code]) => code.includes('react.transitional.element') && code.includes('.useState='),
  );
  expect(withReact).toHaveLength(1);
});

function filesBelow(folder: string, ending = '.js'): [file: string, text: string][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => [join(folder, file), readFileSync(join(folder, file), 'utf8')]);
}
