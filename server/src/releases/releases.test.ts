import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ada,
  build,
  live,
  open,
  preflightBy,
  promote,
  publish,
  publishThreeOfEach,
  releases,
  store,
  tested,
} from '../testing/releases';
import { operator } from './actor';

describe('promoting', () => {
  it('tests the whole new set, makes it live and records who and why', async () => {
    await publish(build('shell', 'a1'), build('news', 'b1'), build('news', 'b2'));
    await promote({ shell: 'a1', news: 'b1' });
    const change = await promote({ news: 'b2' });
    expect(change).toMatchObject({ by: 'ada', why: 'test', set: { builds: { shell: 'a1', news: 'b2' } } });
    expect(tested.at(-1)).toEqual(change.set);
  });

  it('tells this server at once, which looks for the changes of others', async () => {
    const look = vi.fn();
    // Without its polls, which come too when the machine is busy.
    const polls = vi.spyOn(globalThis, 'setInterval').mockReturnValue({ unref() {} } as never);
    store.watch(look);
    polls.mockRestore();
    await publish(build('shell', 'a1'));
    expect(look).not.toHaveBeenCalled();
    await promote({ shell: 'a1' });
    expect(look).toHaveBeenCalledOnce();
  });

  it('changes nothing when the preflight refuses the set', async () => {
    await publish(build('shell', 'a1'), build('shell', 'a2'));
    await promote({ shell: 'a1' });
    preflightBy(async () => ['/: fails']);
    await expect(promote({ shell: 'a2' })).rejects.toThrow('/: fails');
    expect((await live())?.set.builds).toEqual({ shell: 'a1' });
  });

  it('changes nothing when a build is removed while the preflight runs', async () => {
    await publish(build('shell', 'a1'), build('shell', 'a2'));
    await promote({ shell: 'a1' });
    preflightBy(async () => {
      await store.removeBuild('shell', 'a2');
      return [];
    });
    await expect(promote({ shell: 'a2' })).rejects.toThrow('The build a2 of shell has been removed');
    expect((await live())?.set.builds).toEqual({ shell: 'a1' });
  });

  it('refuses a set without a shell', async () => {
    await publish(build('news', 'b1'));
    await expect(promote({ news: 'b1' })).rejects.toThrow(/needs a build of the shell/);
  });
});

describe('concurrent promotions', () => {
  beforeEach(publishThreeOfEach);

  it('makes both live when they are of different areas', async () => {
    for (const id of ['x2', 'x3', 'x1', 'x2', 'x3']) {
      await Promise.all([
        open().promote(ada, { builds: { news: id } }),
        open().promote(operator('bob'), { builds: { faq: id } }),
      ]);
      expect((await live())?.set.builds).toEqual({ shell: 'a1', news: id, faq: id });
    }
  });

  it('makes one change when both ask for the same', async () => {
    await releases.promote(ada, { builds: { news: 'x2' } });
    await releases.promote(ada, { builds: { news: 'x3' } });
    const [one, other] = await Promise.all([open().rollback(ada, {}), open().rollback(ada, {})]);
    expect(one).toEqual(other);
    expect((await live())?.set.builds.news).toBe('x2');
  });

  it('refuses the second when both are of the same area', async () => {
    const outcomes = await Promise.allSettled([
      open().promote(ada, { builds: { news: 'x2' } }),
      open().promote(operator('bob'), { builds: { news: 'x3' } }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const message = expect.stringMatching(/(ada|bob) changed news meanwhile .* repeat your command if/);
    expect(outcomes).toContainEqual({ status: 'rejected', reason: expect.objectContaining({ message }) });
  });
});

describe('a rollout', () => {
  beforeEach(publishThreeOfEach);

  it('gives a share of visitors another set, can grow, and becomes live at 100 %', async () => {
    const change = await promote({ news: 'x2' }, 10);
    expect(change.set.builds.news).toBe('x1');
    expect(change.rollout).toMatchObject({ percent: 10, set: { builds: { news: 'x2', faq: 'x1' } } });
    expect((await promote({ news: 'x2' }, 50)).rollout?.percent).toBe(50);
    const ended = await promote({ news: 'x2' }, 100);
    expect(ended.set.builds.news).toBe('x2');
    expect(ended.rollout).toBeUndefined();
  });

  it('changes nothing when its builds are live already', async () => {
    const before = await live();
    expect(await promote({ news: 'x1' }, 10)).toEqual(before);
    expect(await live()).toEqual(before);
  });

  it('that would fail now does not refuse another team’s promotion', async () => {
    await promote({ faq: 'x2' }, 10);
    preflightBy(async (set, before) => (set.builds.faq === before?.builds.faq ? [] : ['/faq: fails']));
    expect((await promote({ news: 'x2' })).set.builds).toMatchObject({ news: 'x2', faq: 'x1' });
    await expect(promote({ faq: 'x3' }, 10)).rejects.toThrow('/faq: fails');
  });

  it('continues when another team promotes its own area', async () => {
    await promote({ news: 'x2' }, 10);
    const change = await promote({ faq: 'x2' });
    expect(change.set.builds).toMatchObject({ news: 'x1', faq: 'x2' });
    expect(change.rollout?.set.builds).toMatchObject({ news: 'x2', faq: 'x2' });
  });

  it('refuses another team’s different share, naming the current share and its area', async () => {
    await promote({ news: 'x2' }, 10);
    await expect(promote({ faq: 'x2' }, 50)).rejects.toThrow(
      'news rolls out to 10 % already, and there is one share for all: use --percent 10',
    );
    const { rollout } = await promote({ faq: 'x2' }, 10);
    expect(rollout).toMatchObject({ percent: 10, set: { builds: { news: 'x2', faq: 'x2' } } });
    expect((await promote({ news: 'x3', faq: 'x3' }, 50)).rollout?.percent).toBe(50);
  });

  it('continues when another team rolls back or removes its own area, with a token for that area only', async () => {
    await promote({ faq: 'x2' });
    await promote({ news: 'x2' }, 10);
    const faq = { name: 'faq', area: 'faq', can: ['rollback', 'remove'] } as const;
    const back = await releases.rollback(faq, { area: 'faq' });
    expect(back).toMatchObject({ action: 'rollback', set: { builds: { news: 'x1', faq: 'x1' } } });
    expect(back.rollout).toMatchObject({ percent: 10, set: { builds: { news: 'x2', faq: 'x1' } } });
    const { set, rollout } = await releases.remove(faq, { area: 'faq' });
    expect([set.builds, rollout?.set.builds]).toEqual([
      { shell: 'a1', news: 'x1' },
      { shell: 'a1', news: 'x2' },
    ]);
  });

  it('ends for the area that is rolled back and continues for others', async () => {
    await promote({ news: 'x2' });
    await promote({ news: 'x3', faq: 'x3' }, 10);
    const news = { name: 'news', area: 'news', can: ['rollback'] } as const;
    const { set, rollout } = await releases.rollback(news, { area: 'news' });
    expect(set.builds).toMatchObject({ news: 'x2', faq: 'x1' });
    expect(rollout?.set.builds).toMatchObject({ news: 'x2', faq: 'x3' });
  });

  it('is ended by a rollback, or by the server with its reason', async () => {
    await promote({ news: 'x2' }, 10);
    const change = await releases.rollback(ada, {});
    expect(change).toMatchObject({ action: 'abort', set: { builds: { news: 'x1' } } });
    expect(change.rollout).toBeUndefined();
    const { rollout } = await promote({ news: 'x3' }, 10);
    expect((await releases.abort('another', 'worse')).rollout).toEqual(rollout);
    const ended = await releases.abort(rollout?.set.id ?? '', 'worse');
    expect(ended).toMatchObject({ by: 'the server', why: 'worse' });
    expect((await live())?.rollout).toBeUndefined();
  });

  it('is ended by the server although another area went live meanwhile, but not one of another build', async () => {
    const worse = (await promote({ news: 'x2' }, 10)).rollout?.set.id ?? '';
    await promote({ faq: 'x2' });
    const ended = await releases.abort(worse, 'worse');
    expect(ended.set.builds).toMatchObject({ news: 'x1', faq: 'x2' });
    expect(ended.rollout).toBeUndefined();
    await promote({ news: 'x3' }, 10);
    expect((await releases.abort(worse, 'worse')).rollout).toMatchObject({ percent: 10 });
  });
});

describe('the doctor', () => {
  it('says what would keep the live and the rolled-out set from going live now', async () => {
    await publishThreeOfEach();
    await promote({ news: 'x2' }, 10);
    expect(await releases.doctor(ada)).toEqual({ problems: [] });
    preflightBy(async ({ builds }) => ['/faq: faq fails', `/news: ${builds.news} fails`]);
    expect(await releases.doctor(ada)).toEqual({
      problems: ['/faq: faq fails', '/news: x1 fails', '/news: x2 fails'],
    });
  });
});
