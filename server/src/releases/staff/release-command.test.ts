import { expect, it, vi } from 'vitest';
import { ada, build, publish, releases } from '../../testing/releases';
import { localBackend } from '../backend';
import { readCommand, runCommand } from './release-command';

const given = (...argv: string[]) => readCommand(argv) ?? expect.fail('It asks for help');
const run = async (...argv: string[]) => {
  const lines: string[] = [];
  await runCommand(localBackend(releases, ada), given(...argv), (line) => void lines.push(line));
  return lines.join('\n');
};

it.each([
  [['promot', 'mf-news'], /^There is no command "promot mf-news"$/],
  [['token', 'creat'], /^There is no command "token creat"$/],
  [['toString'], /^There is no command "toString"$/],
  [['promote'], /^AREA\[@BUILD\] … is needed$/],
  [['remove'], /^AREA is needed$/],
  [['show'], /^SET is needed$/],
  [['gc'], /^--keep must be a whole number/],
  [['rollback', '.'], /^AREA must be the name of an area, as mf-news is$/],
  [['token', 'create', '--area', 'mf-news', '--days', '1'], /^--can is needed$/],
  [['token', 'create', '--area', 'mf-news', '--can', 'publish'], /^--days must be a whole number/],
  [['token', 'revoke'], /^ID is needed$/],
  [['token'], /^There is no command "token"$/],
  [['remove', 'mf-account', 'mf-marketing'], /^remove does not take mf-marketing: nothing was done$/],
  [['rollback', 'mf-news', 'mf-account'], /^rollback does not take mf-account:/],
  [['show', 'one', 'other'], /^show does not take other:/],
  [['gc', 'mf-news', '--keep', '1'], /^gc does not take mf-news:/],
  [['promote', 'mf-news@x', '--set', 'y', '--keep', '1'], /^Unknown option '--set'/],
  [['list', '--message', 'why'], /^Unknown option '--message'/],
  [['token', 'list', 'mf-news'], /^token list does not take mf-news:/],
  [['publish'], /^AREA … is needed$/],
  [['rollback', '--area', 'mf-news'], /^Unknown option '--area'/],
  [['promote', 'mf-news', '--percent', '101'], /^--percent must be a whole number from 1 to 100$/],
  [['promote', 'mf-news', '--percent', 'ten'], /^--percent must be a whole number from 1 to 100$/],
  [['promote', 'mf-news', '--percent', '1.5'], /^--percent must be a whole number from 1 to 100$/],
  [['promote', 'mf-news', '--percent', '0'], /^--percent must be a whole number from 1 to 100$/],
  [['gc', '--keep', 'x'], /^--keep must be a whole number from 1 to 10000$/],
  [['token', 'create', '--area', '../news', '--can', 'publish', '--days', '1'], /^--area /],
  [
    ['token', 'create', '--area', '*', '--can', 'fly,swim', '--days', '1'],
    /^--can must be of publish,promote/,
  ],
  [['promote', 'mf-news@a', 'mf-news@b'], /^mf-news is named twice/],
  [['promote', 'news'], /^There is no build in .*news.dist: build it first/],
])('refuses %j with the reason', async (argv, reason) => {
  await expect(run(...argv)).rejects.toThrow(reason);
});

it('says that a promotion is live which changes nothing during the rollout of another area', async () => {
  await publish(build('shell', 'a1'), build('news', 'b1'), build('news', 'b2'), build('faq', 'c1'));
  expect(await run('promote', 'shell@a1', 'news@b1', 'faq@c1')).toMatch(/^live: set \w+$/);
  expect(await run('promote', 'news@b2', '--percent', '10')).toMatch(/^rolling out: set \w+ for 10 %$/);
  expect(await run('promote', 'faq@c1')).toMatch(/^live: set \w+$/);
});

it('lists what each change replaced, newest first', async () => {
  await publish(build('shell', 'a1'), build('news', 'b1'), build('news', 'b2'));
  await run('promote', 'shell@a1', 'news@b1');
  await run('promote', 'news@b2', '--message', 'Better');
  await run('rollback', 'news');
  const [, ...lines] = (await run('list')).split('\n');
  expect(lines[0]).toMatch(/^\* \w+ .* rollback by ada {2}news: b2 -> b1$/);
  expect(lines[1]).toMatch(/ promote by ada: Better {2}news: b1 -> b2$/);
  expect(lines[2]).toMatch(/ news: none -> b1 {2}shell: none -> a1$/);
});

it('warns on stderr of what would keep a preview from going live', async () => {
  const warned = vi.spyOn(console, 'error').mockImplementation(() => {});
  await publish(build('news', 'b1'));
  expect(await run('preview', 'news@b1')).toMatch(/\/api\/releases\/preview\?token=/);
  expect(warned).toHaveBeenCalledWith(expect.stringMatching(/^Would not go live: A set needs a build/));
  warned.mockRestore();
});
