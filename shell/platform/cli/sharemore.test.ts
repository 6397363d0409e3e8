import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const program = resolve(import.meta.dirname, '../bin/sharemore.mjs');

it.each(['build', 'test', 'dev', 'publish', 'rollback'])('refuses %s with an unknown option', (command) => {
  const { status, stderr } = spawnSync(process.execPath, [program, command, '--foo'], { encoding: 'utf8' });
  expect(stderr).toMatch(/^Unknown option '--foo'/);
  expect(status).toBe(2);
});
