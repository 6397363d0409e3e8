import { expect, it, vi } from 'vitest';
import {
  ada,
  build,
  pass,
  preflightBy,
  promote,
  publish,
  publishThreeOfEach,
  releases,
  store,
} from '../testing/releases';
import { describeList, describeSet } from './describe';

it('names a set’s builds with their provenance, and who made it live when and why', async () => {
  await releases.publish(ada, build('shell', 'a1'), { commit: 'c0ffee', message: 'First' });
  const { set } = await promote({ shell: 'a1' });
  const shown = await releases.show(ada, { set: set.id });
  expect(shown.builds).toMatchObject([
    { area: 'shell', build: 'a1', by: 'ada', commit: 'c0ffee', message: 'First' },
  ]);
  expect(shown.changes).toMatchObject([{ action: 'promote', by: 'ada', why: 'test' }]);
  expect(describeSet(shown)).toContain('shell@a1  2026-11-01 00:00  by ada  c0ffee  First');
  expect(describeList(await releases.list(ada))).toMatch(new RegExp(`\\* ${set.id} .* promote by ada: test`));
  await expect(releases.show(ada, { set: 'unknown' })).rejects.toThrow('was never live');
  await expect(releases.errors(ada, { set: 'unknown' })).rejects.toThrow('was never live');
  expect(await releases.errors(ada, { set: set.id })).toEqual([]);
  await releases.publish(ada, build('shell', 'a2'), { message: 'Se\u001b[31mcond' });
  await releases.promote(ada, { builds: { shell: 'a2' }, message: 'red\u001b[31m\nline' });
  expect(describeList(await releases.list(ada))).toMatch(
    /promote by ada: red \[31m line {2}shell: a1 -> a2 \(Se \[31mcond\)\n.* Se \[31mcond\n/s,
  );
  await publish(build('shell', 'a3'));
  await releases.promote(ada, { builds: { shell: 'a3' }, percent: 10 });
  expect(describeList(await releases.list(ada))).toMatch(/^% shell@a3 /m);
});

it('lists with what is live what was refused, which builds they would replace, and why', async () => {
  await publishThreeOfEach();
  await releases.publish(ada, build('news', 'x4'), { commit: 'c0ffee', message: 'Options first' });
  pass(60_000);
  preflightBy(async () => ['/news: news fails\nhere', '/faq: too']);
  await expect(promote({ news: 'x4' })).rejects.toThrow('/news: news fails');
  preflightBy(async () => []);
  pass(60_000);
  await promote({ news: 'x2' });
  const [heading, first, second, third] = describeList(await releases.list(ada)).split('\n');
  expect(heading).toMatch(/^Sets, newest first/);
  expect(first).toMatch(/^\* \w+ {2}.* promote by ada: test {2}news: x1 -> x2$/);
  expect(second).toMatch(
    /^ {2}\w+ refused {2}.* promote by ada {2}news: x1 -> x4 \(c0ffee {2}Options first\) {2}\/news: news fails here$/,
  );
  expect(third).toMatch(/^ {2}\w+ {2}.* promote by ada: test {2}faq: none -> x1/);
  const { refusals } = await releases.list(ada);
  expect(refusals).toMatchObject([{ by: 'ada', problems: ['/news: news fails\nhere', '/faq: too'] }]);
});

it('says why a set is refused although the store cannot keep it', async () => {
  await publishThreeOfEach();
  vi.spyOn(store, 'saveRefusal').mockRejectedValue(new Error('no space left'));
  preflightBy(async () => ['/news: news fails']);
  await expect(promote({ news: 'x2' })).rejects.toThrow('/news: news fails');
});
