import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './apps';

function run(script: string, ...given: string[]) {
  const args = ['--import', 'tsx', join(root, 'tools', script), ...given];
  return spawnSync(process.execPath, args, { encoding: 'utf8' });
}

it.each([
  ['build.ts', '--foo', /^There is no --foo here: name some of shell, /],
  ['dev.ts', 'nosuch', /^There is no nosuch here: name some of mf-/],
  ['start.ts', '--foo', /^npm start takes no arguments/],
])('%s refuses the argument %s in one line', { timeout: 30_000 }, (script, given, problem) => {
  const { stderr, status } = run(script, ...given.split(' '));
  expect(stderr).toMatch(problem);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(status).not.toBe(0);
});
