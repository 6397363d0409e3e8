import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { ada, build, folder, publish, releases } from '../../testing/releases';
import { type Backend, localBackend } from '../backend';
import { readArguments } from './arguments';
import { runCommand } from './commands';

const run = (...argv: string[]) =>
  runCommand({ backend: localBackend(releases, ada), write() {} }, readArguments(argv));

it.each([
  [['promot', 'mf-news'], /^There is no command "promot"\nnpm run release/],
  [['token', 'creat'], /^There is no command "token creat"\nnpm run release/],
  [['toString'], /^There is no command "toString"\n/],
  [['remove'], /^Name the area$/],
  [['show'], /^Name the set/],
  [['gc'], /^--keep says how many/],
  [['token', 'create', '--area', 'mf-news', '--days', '1'], /^--can says .*publish/],
  [['token', 'create', '--area', 'mf-news', '--can', 'publish'], /^--days says/],
  [['token', 'revoke'], /^Name the token/],
  [['token'], /^There is no command "token"\n/],
  [['remove', 'mf-account', 'mf-marketing'], /^remove does not take mf-marketing: nothing was done$/],
  [['rollback', 'mf-news', 'mf-account'], /^rollback does not take mf-account:/],
  [['show', 'one', 'other'], /^show does not take other:/],
  [['gc', 'mf-news', '--keep', '1'], /^gc does not take mf-news:/],
  [['promote', 'mf-news@x', '--set', 'y', '--keep', '1'], /^promote does not take --set, --keep:/],
  [['list', '-m', 'why'], /^list does not take --message:/],
  [['token', 'list', 'mf-news'], /^token list does not take mf-news:/],
  [['promote', 'mf-news@a', 'mf-news@b'], /^mf-news is named twice/],
  [['promote', 'news'], /^There is no folder news to publish from; nothing is published yet$/],
])('refuses %j with the reason', async (argv, reason) => {
  await expect(run(...argv)).rejects.toThrow(reason);
});

it('finds what is missing in a build that is not published yet', async () => {
  await publish(build('shell', 'a1'));
  await releases.promote(ada, { builds: { shell: 'a1' } });
  const area = mkdtempSync(join(folder, 'area-'));
  renameSync(build('news', 'b1'), join(area, 'dist'));
  expect(await run('doctor', area)).toBe(0);
  rmSync(join(area, 'dist/server/area.js'));
  expect(await run('doctor', area)).toBe(1);
});

it('warns of a slot that no area offers any more', async () => {
  const warned = vi.spyOn(console, 'error').mockImplementation(() => {});
  const slots = { 'employer-finder': { modules: [], styles: [] } };
  await publish(build('shell', 'a1'), build('news', 'b1', { slots }), build('news', 'b2'));
  await run('promote', 'shell@a1', 'news@b1');
  expect(warned).not.toHaveBeenCalled();
  await run('promote', 'news@b2');
  expect(warned).toHaveBeenCalledExactlyOnceWith(
    'No area offers the slot employer-finder any more: pages show its fallback',
  );
  warned.mockRestore();
});

it('says what is live also when the look for lost slots fails', async () => {
  const warned = vi.spyOn(console, 'error').mockImplementation(() => {});
  await publish(build('shell', 'a1'));
  const local = localBackend(releases, ada);
  const run: Backend['run'] = (name, input) =>
    name === 'list' ? Promise.reject(new Error('no answer')) : local.run(name, input);
  const lines: string[] = [];
  const context = { backend: { ...local, run }, write: (line: string) => lines.push(line) };
  expect(await runCommand(context, readArguments(['promote', 'shell@a1']))).toBe(0);
  expect(lines).toEqual([expect.stringMatching(/^live: set /)]);
  expect(warned).toHaveBeenCalledExactlyOnceWith('Whether a slot is lost could not be seen: no answer');
  warned.mockRestore();
});

it('lists the published areas when there is no folder of that name', async () => {
  await publish(build('shell', 'a1'), build('news', 'b1'), build('news', 'b2'));
  await expect(run('promote', 'nws')).rejects.toThrow(
    /^There is no folder nws to publish from; published are news, shell$/,
  );
});
