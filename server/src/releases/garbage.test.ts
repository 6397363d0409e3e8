import { beforeEach, describe, expect, it } from 'vitest';
import { ada, build, pass, promote, publish, releases } from '../testing/releases';

describe('garbage collection', () => {
  const WEEK_MS = 8 * 86_400_000;
  /** @returns what is removed when one build of each area is kept */
  const collect = async () =>
    (await releases.gc(ada, { keep: 1 })).map(({ area, build: id }) => `${area}@${id}`).sort();

  beforeEach(async () => {
    await publish(build('shell', 'a1'));
    for (const id of ['b0', 'b1', 'b2', 'b3', 'b4', 'b5']) await publish(build('news', id));
    await promote({ shell: 'a1', news: 'b0' });
    await promote({ news: 'b1' });
  });

  it('keeps an old build that is published again, to be promoted next', async () => {
    await promote({ news: 'b2' });
    await promote({ news: 'b3' });
    pass(WEEK_MS);
    await publish(build('news', 'b0'));
    expect(await collect()).toEqual(['news@b4', 'news@b5']);
    expect((await promote({ news: 'b0' })).set.builds.news).toBe('b0');
  });

  it('keeps builds that are live, in a rollout or recent enough for an open tab or a preview', async () => {
    await promote({ news: 'b2' });
    await promote({ news: 'b3' });
    pass(6 * 86_400_000);
    expect(await collect()).toEqual([]);
    pass(WEEK_MS);
    await promote({ news: 'b4' }, 10);
    await publish(build('news', 'b5'), build('news', 'b6'));
    expect(await collect()).toEqual([]);
    await releases.rollback(ada, {});
    pass(WEEK_MS);
    expect(await collect()).toEqual(['news@b5']);
  });

  it('keeps the builds of the newest changes, for rollbacks of each live area and of the site', async () => {
    await publish(build('faq', 'c1'), build('faq', 'c2'), build('blog', 'd1'), build('blog', 'd2'));
    await promote({ news: 'b2', faq: 'c1', blog: 'd1' });
    await promote({ news: 'b3' });
    await promote({ faq: 'c2' });
    await releases.remove(ada, { area: 'blog' });
    pass(WEEK_MS);
    expect(await collect()).toEqual(['news@b4']);
    expect((await releases.rollback(ada, { area: 'news' })).set.builds.news).toBe('b2');
    expect((await releases.rollback(ada, { area: 'news' })).set.builds.news).toBe('b1');
    expect((await releases.rollback(ada, { area: 'faq' })).set.builds.faq).toBe('c1');
  });
});
