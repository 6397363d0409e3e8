import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { builtFiles } from '../../shell/build/vite/manifest';
import type { AreaManifest } from '../../shell/platform/src/contract';
import { root } from '../../tools/apps';

const config = `export default {
  name: 'mf-help', pages: { '/help': 'src/help-page.tsx' }, platform: '^5.0.0' };`;
const area = `export const area = { routes: [{ path: '/help', lazy: () => import('./help-page') }] };`;
const page = `import { Hero } from '@sharemore/platform/ui';
import lost from './lost.svg';
export const Component = () => <Hero title="Help">{import.meta.env.VITE_PRICE}<img src={lost} alt="" /></Hero>;`;
/** What a file manager leaves. */
const leftover = { 'public/.DS_Store': 'x', 'public/plan.txt': 'x' };
const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><rect fill="var(--color-ink)" /></svg>';

/** Builds an area of one page, with `files` in place of its own, in a new folder below `folder`. */
async function build(folder: string, files: Record<string, string> = {}, env: NodeJS.ProcessEnv = {}) {
  const work = mkdtempSync(join(tmpdir(), 'builds-'));
  symlinkSync(join(root, 'node_modules'), join(work, 'node_modules'));
  const areaDir = join(work, folder);
  for (const part of ['src', 'public']) mkdirSync(join(areaDir, part), { recursive: true });
  const all = {
    'package.json': '{ "name": "mf-help", "type": "module" }',
    'area.config.ts': config,
    'src/area.ts': area,
    'src/help-page.tsx': page,
    'src/lost.svg': drawing,
    ...files,
  };
  for (const [file, content] of Object.entries(all)) writeFileSync(join(areaDir, file), content);
  const program = join(root, 'shell/build/bin/sharemore.mjs');
  const child = spawn(process.execPath, [program, 'build'], {
    cwd: areaDir,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [errors, [exit]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  if (exit !== 0) throw new Error(errors);
  expect(errors).toBe('');
  const dist = join(areaDir, 'dist');
  const manifest = JSON.parse(readFileSync(join(dist, 'area.json'), 'utf8')) as AreaManifest;
  const code = builtFiles(dist).map((file) => readFileSync(join(dist, file), 'utf8'));
  const maps = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.map'),
  );
  return { manifest, code: code.join('\n'), maps };
}

/** On a busy machine. */
const TIME_LIMIT_MS = 240_000;

it('names a build by its content alone, wherever it is made', { timeout: TIME_LIMIT_MS }, async () => {
  const price = { '.env': 'VITE_PRICE=77' };
  const [one, same, other] = await Promise.all([
    build('a', leftover),
    build(
      'Bob\'s code "100%"/folder',
      { 'src/area.ts': `// A comment.\n${area}`, ...price, 'public/plan.txt': 'x' },
      { VITE_PRICE: '77' },
    ),
    build('b', { 'src/help-page.tsx': page.replace('Help', 'Hello') }),
  ]);
  expect(one.manifest.build).toMatch(/^[0-9a-f]{12}$/);
  expect(same.manifest.build).toBe(one.manifest.build);
  expect(same.manifest.integrity).toEqual(one.manifest.integrity);
  expect(same.code).not.toContain('77');
  // Only `client/` is served.
  expect(one.maps).toContain('maps/client/assets/help-page.js.map');
  expect(one.maps.filter((file) => !file.startsWith('maps/'))).toEqual([]);
  expect(Object.keys(one.manifest.integrity).filter((file) => /plan|DS_/.test(file))).toEqual([
    'client/plan.txt',
  ]);
  expect(other.manifest.build).not.toBe(one.manifest.build);
  expect(one.code).toContain(`/r/mf-help/${one.manifest.build}/assets/lost-`);
  expect(one.code).not.toContain('build_id');
  expect(Object.keys(one.manifest.integrity).filter((file) => /\.(br|gz)$/.test(file))).toEqual([]);
});

it('refuses at once what no site would take', { timeout: TIME_LIMIT_MS }, async () => {
  const building = build('a', {
    'src/große-treppe.svg': drawing.replace('rect', 'rect width="9"'),
    'src/help-page.tsx': page.replace('./lost.svg', './große-treppe.svg'),
  });
  await expect(building).rejects.toThrow(/große-treppe-[\w-]+\.svg", but a path may have 97 characters/);
  const stopped = build('b', {
    'src/help-page.tsx': `${page}\nexport const later = () => fetch('https://elsewhere.example/x');\n`,
  });
  await expect(stopped).rejects.toThrow(
    /"fetch\("https:" is stopped by the pages’ policy: .*[\s\S]*help-page\.tsx/,
  );
  const broken = build('c', { 'area.config.ts': `${config}\nthrow new Error('no plan');\n` });
  await expect(broken).rejects.toThrow(/^no plan\n +at .*area\.config\.ts:3:7\)/);
});
