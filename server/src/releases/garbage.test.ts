import { describe, expect, it } from 'vitest';
import { ada, build, judgeBy, pass, promote, publish, releases } from '../testing/releases';

describe('garbage collection', () => {
  it('keeps builds that are being made live', async () => {
    await publish(build('shell', 'a1'), build('news', 'b1'), build('news', 'b2'), build('news', 'b3'));
    const { set } = await promote({ shell: 'a1', news: 'b1' });
    await promote({ news: 'b2' });
    pass(8 * 86_400_000);
    let removed: unknown;
    judgeBy(async () => {
      removed = await releases.gc(ada, { keep: 1 });
    });
    await releases.rollback(ada, { setId: set.id });
    expect(removed).toEqual([]);
    expect(await releases.store.build('news', 'b1')).not.toBeNull();
  });

  it('keeps builds that are live, previewed, in a rollout or recent enough for an open tab', async () => {
    const week = 8 * 86_400_000;
    await publish(build('shell', 'a1'));
    for (const id of ['b1', 'b2', 'b3', 'b4']) await publish(build('news', id));
    await promote({ shell: 'a1', news: 'b1' });
    expect(await releases.gc(ada, { keep: 1 })).toEqual([]);
    await promote({ news: 'b2' });
    pass(week);
    await promote({ news: 'b3' }, 10);
    await releases.preview(ada, { builds: { news: 'b4' } });
    await publish(build('news', 'b5'));
    expect(await releases.gc(ada, { keep: 1 })).toEqual([{ area: 'news', build: 'b1' }]);
    expect(await releases.store.build('news', 'b1')).toBeNull();
    await releases.rollback(ada, {});
    pass(week);
    const removed = await releases.gc(ada, { keep: 1 });
    expect(removed.map(({ build: id }) => id).sort()).toEqual(['b3', 'b4']);
  });
});
