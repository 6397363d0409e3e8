import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { ada, build, folder, live, open, promote, publish, releases } from '../testing/releases';

describe('a rollback', () => {
  beforeEach(async () => {
    await publish(build('shell', 'a1'));
    for (const id of ['b1', 'b2', 'b3']) await publish(build('news', id));
    await publish(build('faq', 'c1'), build('faq', 'c2'));
    await promote({ shell: 'a1', news: 'b1', faq: 'c1' });
  });
  const back = (to: { area?: string; set?: string } = {}) => releases.rollback(ada, to);

  it('goes to the last good set, never to one that a rollback abandoned', async () => {
    await promote({ news: 'b2' });
    await promote({ news: 'b3' });
    expect((await back()).set.builds.news).toBe('b2');
    expect((await back()).set.builds.news).toBe('b1');
    await expect(back()).rejects.toThrow('There is no earlier set to go back to');
  });

  it('never goes to a set or build that a rollback to an older one jumped over', async () => {
    const first = (await live())?.set;
    await promote({ news: 'b2' });
    await promote({ news: 'b3', faq: 'c2' });
    await back({ set: first?.id });
    await expect(back()).rejects.toThrow('There is no earlier set to go back to');
    await expect(back({ area: 'news' })).rejects.toThrow('There is no earlier build of news');
    await expect(back({ area: 'blog' })).rejects.toThrow('blog is not live, and no earlier set has a build');
  });

  it('goes to an abandoned build that was promoted again', async () => {
    await promote({ news: 'b2' });
    await back();
    await promote({ news: 'b2' });
    await promote({ news: 'b3' });
    expect((await back()).set.builds.news).toBe('b2');
  });

  it('rolls back one area and keeps the others', async () => {
    await promote({ news: 'b2' });
    await promote({ faq: 'c2' });
    expect((await back({ area: 'news' })).set.builds).toEqual({ shell: 'a1', news: 'b1', faq: 'c2' });
    await expect(back({ area: 'news' })).rejects.toThrow('go back to: "remove news" takes it off the site');
  });

  it('goes to any earlier set by its id', async () => {
    const first = (await live())?.set;
    await promote({ news: 'b2' });
    await promote({ faq: 'c2' });
    expect((await back({ set: first?.id })).set).toEqual(first);
    await expect(back({ set: 'unknown' })).rejects.toThrow('was never live');
  });

  it('takes only the named area’s build from an earlier set', async () => {
    const first = (await live())?.set;
    await promote({ faq: 'c2' });
    await promote({ news: 'b2' });
    await promote({ news: 'b3' });
    const { set } = await back({ area: 'news', set: first?.id });
    expect(set.builds).toEqual({ shell: 'a1', news: 'b1', faq: 'c2' });
    await expect(back({ area: 'blog', set: first?.id })).rejects.toThrow(/^Set \w+ has no blog: "show/);
  });

  it('brings back a removed area', async () => {
    const { set } = await releases.remove(ada, { area: 'faq', message: 'over' });
    expect(set.builds).toEqual({ shell: 'a1', news: 'b1' });
    await expect(releases.remove(ada, { area: 'faq' })).rejects.toThrow('faq is not live');
    await expect(releases.remove(ada, { area: 'shell' })).rejects.toThrow('Without its shell');
    expect((await back()).set.builds.faq).toBe('c1');
    await expect(back()).rejects.toThrow('no earlier set');
  });

  it('is refused when nothing is live', async () => {
    rmSync(join(folder, 'releases/changes'), { recursive: true });
    await expect(open().rollback(ada, {})).rejects.toThrow('Nothing is live');
  });
});
