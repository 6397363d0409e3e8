import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { ada, build, live, publish, releases } from '../../testing/releases';
import { type Backend, localBackend } from '../backend';
import { readCommand, runCommand } from './commands';

const given = (...argv: string[]) => readCommand(argv) ?? expect.fail('It asks for help');
const run = async (...argv: string[]) =>
  runCommand({ backend: localBackend(releases, ada), write() {} }, given(...argv));

it.each([
  [['promot', 'mf-news'], /^There is no command "promot mf-news"$/],
  [['token', 'creat'], /^There is no command "token creat"$/],
  [['toString'], /^There is no command "toString"$/],
  [['promote'], /^AREA … or --percent N is needed$/],
  [['remove'], /^AREA is needed$/],
  [['show'], /^SET is needed$/],
  [['gc'], /^--keep must be a whole number/],
  [['token', 'create', '--area', 'mf-news', '--days', '1'], /^--can is needed$/],
  [['token', 'create', '--area', 'mf-news', '--can', 'publish'], /^--days must be a whole number/],
  [['token', 'revoke'], /^ID is needed$/],
  [['token'], /^There is no command "token"$/],
  [['remove', 'mf-account', 'mf-marketing'], /^remove does not take mf-marketing: nothing was done$/],
  [['rollback', 'mf-news', 'mf-account'], /^rollback does not take mf-account:/],
  [['show', 'one', 'other'], /^show does not take other:/],
  [['gc', 'mf-news', '--keep', '1'], /^gc does not take mf-news:/],
  [['promote', 'mf-news@x', '--set', 'y', '--keep', '1'], /^promote does not take --set, --keep:/],
  [['list', '-m', 'why'], /^list does not take --message:/],
  [['token', 'list', 'mf-news'], /^token list does not take mf-news:/],
  [['publish'], /^AREA … is needed$/],
  [['rollback', '--area', 'mf-news'], /^rollback does not take --area:/],
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

describe('what a change prints', () => {
  let warned: MockInstance<typeof console.error>;
  beforeEach(() => {
    warned = vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => warned.mockRestore());

  /** The lines on stderr since the last call. */
  const warnings = () => warned.mock.calls.splice(0).flat();

  it('names each build that a promotion, a rollback or a removal replaces', async () => {
    await publish(build('shell', 'a1'), build('news', 'b1'), build('news', 'b2'));
    await run('promote', 'shell@a1', 'news@b1');
    expect(warnings()).toEqual(['news: none -> b1', 'shell: none -> a1']);
    await run('promote', 'news@b2', '--percent', '10');
    expect(warnings()).toEqual(['news: b1 -> b2']);
    await run('promote', '--percent', '20');
    expect(warnings()).toEqual([]);
    await run('promote', 'news@b2');
    expect(warnings()).toEqual(['news: b1 -> b2']);
    await run('rollback', 'news');
    expect(warnings()).toEqual(['news: b2 -> b1']);
    await run('remove', 'news');
    expect(warnings()).toEqual([
      'news: b1 -> none',
      'No area has the page /news any more: visitors get Not found',
    ]);
  });

  it('warns of a page that no area has any more, not of one that moves to another area', async () => {
    const two = { '/news': null, '/guide': null };
    await publish(build('shell', 'a1'), build('news', 'b1', { pages: two }), build('news', 'b2'));
    await publish(build('help', 'c1', { pages: { '/guide': null } }));
    await run('promote', 'shell@a1', 'news@b1');
    await run('promote', 'news@b2', 'help@c1');
    expect(warnings().join()).not.toContain('No area');
    await run('remove', 'help');
    expect(warnings()).toContain('No area has the page /guide any more: visitors get Not found');
  });

  it('warns of a slot that no area offers any more', async () => {
    const lost = 'No area offers the slot employer-finder any more: pages show its fallback';
    const slots = { 'employer-finder': { modules: [], styles: [] } };
    await publish(build('shell', 'a1'), build('news', 'b1'), build('news', 'b2', { slots }));
    await run('promote', 'shell@a1', 'news@b1');
    await run('promote', 'news@b2');
    expect(warnings()).not.toContain(lost);
    await run('promote', 'news@b1');
    expect(warnings()).toContain(lost);
    await run('promote', 'news@b2');
    await run('rollback', 'news');
    expect(warnings()).toContain(lost);
    await run('promote', 'news@b2');
    await run('remove', 'news');
    expect(warnings()).toContain(lost);
  });

  it('says that a promotion is live which changes nothing during the rollout of another area', async () => {
    await publish(build('shell', 'a1'), build('news', 'b1'), build('news', 'b2'), build('faq', 'c1'));
    await run('promote', 'shell@a1', 'news@b1', 'faq@c1');
    const lines: string[] = [];
    const context = { backend: localBackend(releases, ada), write: (line: string) => lines.push(line) };
    await runCommand(context, given('promote', 'news@b2', '--percent', '10'));
    await runCommand(context, given('promote', 'faq@c1'));
    expect(lines).toEqual([
      expect.stringMatching(/^rolling out: set \w+ for 10 %$/),
      expect.stringMatching(/^live: set \w+$/),
    ]);
  });

  it('does nothing when what is live cannot be looked up first', async () => {
    await publish(build('shell', 'a1'));
    const local = localBackend(releases, ada);
    const run: Backend['run'] = (name, input) =>
      name === 'list' ? Promise.reject(new Error('no answer')) : local.run(name, input);
    const context = { backend: { ...local, run }, write() {} };
    await expect(runCommand(context, given('promote', 'shell@a1'))).rejects.toThrow('no answer');
    expect(await live()).toBeUndefined();
  });
});
