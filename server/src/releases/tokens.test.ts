import { describe, expect, it, vi } from 'vitest';
import { ada, build, pass, promote, publish, releases, store } from '../testing/releases';
import type { Actor } from './actor';

describe('tokens', () => {
  const create = async (can: Actor['can'], area = 'news', days = 1) =>
    (await releases.createToken(ada, { area, can: [...can], days })).token;
  const idOf = (token: string) => token.split('_')[1] ?? '';
  const actorOf = async (token: string) => {
    const actor = await releases.actorOf(token);
    if (!actor) throw new Error('no actor');
    return actor;
  };

  it('permit their actions on their own area only', async () => {
    await publish(build('shell', 'a1'), build('news', 'b1'), build('faq', 'c1'), build('faq', 'c2'));
    await promote({ shell: 'a1', news: 'b1', faq: 'c1' });
    const news = await actorOf(await create(['publish', 'promote']));
    await releases.publish(news, build('news', 'b2'));
    await releases.promote(news, { builds: { news: 'b2' } });
    await expect(releases.publish(news, build('faq', 'c3'))).rejects.toThrow(/may not touch faq/);
    await expect(releases.promote(news, { builds: { faq: 'c2' } })).rejects.toThrow(/may not touch faq/);
    // The build is live already, so nothing would change.
    await expect(releases.promote(news, { builds: { faq: 'c1' } })).rejects.toThrow(/may not touch faq/);
    await expect(releases.rollback(news, {})).rejects.toThrow(/no permission for rollback/);
    await expect(releases.listTokens(news)).rejects.toThrow(/no permission for admin/);
    await promote({ faq: 'c2' });
    const back = await actorOf(await create(['rollback']));
    await expect(releases.rollback(back, {})).rejects.toThrow(/may not touch faq/);
    expect((await releases.rollback(back, { area: 'news' })).set.builds).toMatchObject({
      news: 'b1',
      faq: 'c2',
    });
  });

  it('for the administration of one area touch no other area’s builds and tokens', async () => {
    const news = await actorOf(await create(['admin']));
    const [ofFaq, ofNews] = [await create(['publish'], 'faq'), await create(['publish'])];
    await expect(releases.gc(news, { keep: 1 })).rejects.toThrow(/may not touch/);
    await expect(releases.listTokens(news)).rejects.toThrow(/may not touch/);
    await expect(releases.revokeToken(news, { id: idOf(ofFaq) })).rejects.toThrow(/may not touch faq/);
    expect(await releases.actorOf(ofFaq)).not.toBeNull();
    await releases.revokeToken(news, { id: idOf(ofNews) });
    expect(await releases.actorOf(ofNews)).toBeNull();
    const longer = releases.createToken(news, { area: 'news', can: ['admin'], days: 2 });
    await expect(longer).rejects.toThrow('none that lasts longer than itself');
  });

  it('are revoked with those that they made, and those that these made', async () => {
    const tokens = [await create(['admin'])];
    for (let depth = 1; depth < 4; depth += 1) {
      const maker = await actorOf(tokens.at(-1) ?? '');
      tokens.push((await releases.createToken(maker, { area: 'news', can: ['admin'], days: 1 })).token);
    }
    const other = await create(['publish']);
    const [first = '', second = '', ...later] = tokens;
    const { ids } = await releases.revokeToken(ada, { id: idOf(second) });
    expect(ids).toEqual([second, ...later].map(idOf));
    for (const token of [second, ...later]) expect(await releases.actorOf(token)).toBeNull();
    for (const token of [first, other]) expect(await releases.actorOf(token)).not.toBeNull();
  });

  it('are not shown as revoked while those that they made are valid', async () => {
    const maker = await create(['admin']);
    await releases.createToken(await actorOf(maker), { area: 'news', can: ['admin'], days: 1 });
    const { saveToken } = store;
    vi.spyOn(store, 'saveToken').mockImplementationOnce(saveToken).mockRejectedValueOnce(new Error('killed'));
    await expect(releases.revokeToken(ada, { id: idOf(maker) })).rejects.toThrow('killed');
    expect(await releases.actorOf(maker)).not.toBeNull();
    await releases.revokeToken(ada, { id: idOf(maker) });
    expect((await store.tokens()).filter(({ revokedAt }) => !revokedAt)).toEqual([]);
  });

  it('are stored as hashes, expire and can be revoked', async () => {
    const token = await create(['publish']);
    const [stored] = await store.tokens();
    expect(JSON.stringify(stored)).not.toContain(token.slice('smr_0123456789ab_'.length));
    expect(JSON.stringify(await releases.listTokens(ada))).not.toContain('hash');
    const forged = token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    for (const bad of [`${token}x`, forged, '']) expect(await releases.actorOf(bad)).toBeNull();
    pass(86_400_000);
    expect(await releases.actorOf(token)).toBeNull();
    const other = await create(['publish']);
    await releases.revokeToken(ada, { id: idOf(other) });
    expect(await releases.actorOf(other)).toBeNull();
  });
});
