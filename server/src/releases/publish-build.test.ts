import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ada, build, folder, promote, publish, releases } from '../testing/releases';

describe('publishing', () => {
  it('keeps who, when, commit and message', async () => {
    await releases.publish(ada, build('news', 'b1'), { commit: 'c0ffee', message: 'New heading' });
    expect((await releases.list()).builds[0]).toMatchObject({
      by: 'ada',
      commit: 'c0ffee',
      message: 'New heading',
    });
  });

  it('refuses a missing dist, a cut area.json, and names that lead elsewhere, in words', async () => {
    await expect(releases.publish(ada, join(folder, 'nothing'))).rejects.toThrow(/build it first/);
    const cut = build('news', 'b1');
    writeFileSync(join(cut, 'area.json'), '{"area":"ne');
    await expect(releases.publish(ada, cut)).rejects.toThrow(/not whole: build it again/);
    await expect(releases.publish(ada, build('news', 'b1', { build: '../etc' }))).rejects.toThrow(
      /not a valid/,
    );
  });

  it('refuses another contract by that reason, whatever else is different in its manifest', async () => {
    const old = build('news', 'b1');
    writeFileSync(join(old, 'area.json'), JSON.stringify({ area: 'news', contract: 1 }));
    await expect(releases.publish(ada, old)).rejects.toThrow(
      /contract 1, this server speaks.*build it again/,
    );
  });

  it('refuses files that are damaged, missing, unnamed, or links', async () => {
    const damaged = build('news', 'b1');
    writeFileSync(join(damaged, 'server/area.js'), 'other');
    await expect(releases.publish(ada, damaged)).rejects.toThrow('news b1: server/area.js is damaged');
    const cut = build('news', 'b2');
    rmSync(join(cut, 'server/area.js'));
    await expect(releases.publish(ada, cut)).rejects.toThrow('news b2: server/area.js is missing');
    const more = build('news', 'b3');
    writeFileSync(join(more, 'client/more.js'), '');
    await expect(releases.publish(ada, more)).rejects.toThrow('client/more.js is not in its manifest');
    const linked = build('news', 'b4');
    symlinkSync('/etc/passwd', join(linked, 'client/passwd'));
    await expect(releases.publish(ada, linked)).rejects.toThrow('passwd is a link');
  });

  it('keeps a whole build as it is, and replaces one that was damaged in the store', async () => {
    await publish(build('news', 'b1'));
    await expect(releases.publish(ada, build('news', 'b1', {}, 'other code'))).rejects.toThrow(
      /other contents/,
    );
    const file = join(await releases.store.folder('news', 'b1'), 'server/area.js');
    writeFileSync(file, 'broken on disk');
    await publish(build('news', 'b1'));
    expect(readFileSync(file, 'utf8')).toBe('news b1');
  });

  it('asks nothing of the live set: a page may move between areas when both are promoted together', async () => {
    await publish(build('shell', 'a1'), build('news', 'b1'), build('blog', 'c1'));
    await promote({ shell: 'a1', news: 'b1', blog: 'c1' });
    await publish(build('blog', 'c2', { pages: { '/blog': null, '/news': null } }));
    await expect(promote({ blog: 'c2' })).rejects.toThrow('both claim the path /news');
    await publish(build('news', 'b2', { pages: { '/older-news': null } }));
    expect((await promote({ blog: 'c2', news: 'b2' })).set.builds).toEqual({
      shell: 'a1',
      news: 'b2',
      blog: 'c2',
    });
  });
});
