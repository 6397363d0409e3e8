import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './apps';

it.each([
  ['build.ts', '--foo', /^There is no --foo here: name some of shell, /],
  ['dev.ts', 'nosuch', /^There is no nosuch here: name some of mf-/],
  ['start.ts', '--foo', /^npm start takes no arguments/],
  ['new-area.ts', 'mf-x /a/b', /a path of one segment/],
  ['new-area.ts', 'mf-x- /login', /single hyphens between them/],
  ['new-area.ts', 'mf-news /-', /single hyphens between them/],
  ['new-area.ts', `mf-news /${'a'.repeat(64)}`, /at most 64 characters/],
])('%s refuses the argument %s in one line', { timeout: 30_000 }, (script, given, problem) => {
  const { stderr, status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(root, 'tools', script), ...given.split(' ')],
    { encoding: 'utf8' },
  );
  expect(stderr).toMatch(problem);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(status).not.toBe(0);
});

it('new-area.ts says with --help how it is used', { timeout: 30_000 }, () => {
  const script = join(root, 'tools/new-area.ts');
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--import', 'tsx', script, '--help'], {
    encoding: 'utf8',
  });
  expect([stdout, stderr, status]).toEqual([
    expect.stringMatching(/^Usage: npm run new-area -- .*\n$/),
    '',
    0,
  ]);
});
