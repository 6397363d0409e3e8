import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const program = resolve(import.meta.dirname, '../bin/sharemore.mjs');

/** On a busy machine a process takes seconds to start. */
const TIME_LIMIT_MS = 30_000;

it(
  'refuses a command with an unknown option',
  () => {
    const { status, stderr } = spawnSync(process.execPath, [program, 'build', '--foo'], { encoding: 'utf8' });
    expect(stderr).toMatch(/^Unknown option '--foo'/);
    expect(status).toBe(2);
  },
  TIME_LIMIT_MS,
);

it(
  'names a command that it does not know, and prints those that it knows',
  () => {
    const { status, stderr } = spawnSync(process.execPath, [program, 'pubish'], { encoding: 'utf8' });
    expect(stderr).toMatch(/^Unknown command 'pubish'\n\nsharemore COMMAND/);
    expect(status).toBe(2);
  },
  TIME_LIMIT_MS,
);

it(
  'prints how it is used, also after a command',
  () => {
    const { status, stdout } = spawnSync(process.execPath, [program, 'build', '--help'], {
      encoding: 'utf8',
    });
    expect(stdout).toMatch(/^sharemore COMMAND/);
    expect(status).toBe(0);
  },
  TIME_LIMIT_MS,
);

it.each([
  ['build', /^There is no area in .*: it has no area\.config\.ts\n$/],
  ['check mf-news@b1', /^Only the build of an area’s folder is checked: mf-news@b1 is none\n$/],
])(
  'says in one line that there is no area for %s',
  (given, said) => {
    const { status, stderr } = spawnSync(process.execPath, [program, ...given.split(' ')], {
      cwd: tmpdir(),
      encoding: 'utf8',
    });
    expect(stderr).toMatch(said);
    expect(status).toBe(1);
  },
  TIME_LIMIT_MS,
);
