import { tmpdir } from 'node:os';
import { afterEach, expect, it, vi } from 'vitest';

const { argv } = process;
afterEach(() => {
  process.argv = argv;
  process.exitCode = undefined;
  vi.restoreAllMocks();
});

/** Runs the program outside any area. @returns its exit code and what it printed */
async function sharemore(...words: string[]) {
  process.argv = [...argv.slice(0, 2), ...words];
  vi.spyOn(process, 'cwd').mockReturnValue(tmpdir());
  // A thread of tests may not change it.
  vi.spyOn(process, 'chdir').mockReturnValue();
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const error = vi.spyOn(console, 'error').mockReturnValue();
  vi.resetModules();
  await import('./sharemore');
  return { code: process.exitCode ?? 0, out: out.mock.calls.join(), error: error.mock.calls.join() };
}

it('refuses a command with an unknown option', async () => {
  const { error, code } = await sharemore('build', '--foo');
  expect(error).toMatch(/^Unknown option '--foo'/);
  expect(code).toBe(2);
});

it('names a command that it does not know, and prints those that it knows', async () => {
  const { error, code } = await sharemore('pubish');
  expect(error).toMatch(/^Unknown command 'pubish'\n\nsharemore COMMAND/);
  expect(code).toBe(2);
});

it('prints how it is used, also after a command', async () => {
  const { out, code } = await sharemore('build', '--help');
  expect(out).toMatch(/^sharemore COMMAND/);
  expect(code).toBe(0);
});

it.each([
  ['build', /^There is no area in .*: it has no area\.config\.ts$/],
  ['check mf-news@b1', /^Only the build of an area’s folder is checked: mf-news@b1 is none$/],
])('says in one line that there is no area for %s', async (given, said) => {
  const { error, code } = await sharemore(...given.split(' '));
  expect(error).toMatch(said);
  expect(code).toBe(1);
});
