import { expect, it } from 'vitest';
import { ada, releases } from '../../testing/releases';
import { localBackend } from '../backend';
import { readArguments } from './arguments';
import { runCommand } from './commands';

const run = (...argv: string[]) =>
  runCommand({ backend: localBackend(releases, ada), write() {} }, readArguments(argv));

it.each([
  [['promot', 'mf-news'], /^There is no command "promot"\nnpm run release/],
  [['token', 'creat'], /^There is no command "creat"\nnpm run release/],
  [['toString'], /^There is no command "toString"\n/],
  [['remove'], /^Name the area$/],
  [['show'], /^Name the set/],
  [['gc'], /^--keep says how many/],
  [['token', 'create', '--area', 'mf-news', '--days', '1'], /^--can says .*publish/],
  [['token', 'create', '--area', 'mf-news', '--can', 'publish'], /^--days says/],
  [['token', 'revoke'], /^Name the token/],
])('says of %j what is wrong or what it needs', async (argv, reason) => {
  await expect(run(...argv)).rejects.toThrow(reason);
});
