import { expect, it } from 'vitest';
import { operator } from '../releases/actor';
import { releaseSet } from '../releases/release-set';
import { createJudge } from './judge-set';

/** A judge whose trials end by `finish`, in the order in which they began; `begun` names their builds. */
function openJudge() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const unused = () => {
    throw new Error('not reached');
  };
  const store = {
    build(_: string, build: string) {
      begun.push(build);
      return new Promise<null>((resolve) => ends.push(() => resolve(null)));
    },
    folder: unused,
  };
  const judge = createJudge({ store, openPool: unused, sheet: unused, request: unused });
  const trial = (name: string, build = 'a1', signal?: AbortSignal) => {
    const verdict = judge({ ...operator(name), signal }, releaseSet({ shell: build }));
    verdict.catch(() => {});
    return verdict;
  };
  return { begun, trial, finish: () => ends.shift()?.() };
}

it('tests two sets at a time, and refuses when many wait', async () => {
  const { begun, trial } = openJudge();
  for (let waiting = 0; waiting < 12; waiting += 1) void trial(`actor ${waiting}`);
  await expect(trial('another')).rejects.toThrow('Other sets are being tested');
  expect(begun).toHaveLength(2);
});

it('tests one set of an actor at a time, so that a slow one holds up nobody else', async () => {
  const { begun, trial, finish } = openJudge();
  const greedy = Array.from({ length: 11 }, () => trial('greedy', 'a1'));
  await expect(greedy.at(-1)).rejects.toThrow('Other sets are being tested');
  void trial('another', 'b1');
  expect(begun).toEqual(['a1', 'b1']);
  finish();
  await expect.poll(() => begun).toEqual(['a1', 'b1', 'a1']);
});

it('forgets a trial whose caller has gone before its turn', async () => {
  const { begun, trial, finish } = openJudge();
  const gone = new AbortController();
  void trial('ada', 'a1');
  void trial('bob', 'b1');
  const left = trial('cy', 'c1', gone.signal);
  void trial('dee', 'd1');
  gone.abort();
  await expect(left).rejects.toThrow('Nothing was made live');
  finish();
  await expect.poll(() => begun).toEqual(['a1', 'b1', 'd1']);
});
