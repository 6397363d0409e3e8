import { expect, it } from 'vitest';
import { createRenderQueue, Overloaded } from './render-queue';

/** Work that runs until the test ends it. */
function work() {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const run = (name: string) => () => {
    started.push(name);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  return { started, run, endFirst: () => ends.shift()?.() };
}

it('limits concurrency and serves clients in turn', async () => {
  const queue = createRenderQueue({ concurrency: 1, waitLimitMs: 60_000 });
  const { started, run, endFirst } = work();
  const names = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'];
  const all = names.map((name) => queue.run(name.slice(0, 1), run(name)));
  expect(started).toEqual(['a1']);
  for (const [index] of names.entries()) {
    await expect.poll(() => started.length).toBe(index + 1);
    endFirst();
  }
  await Promise.all(all);
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
});

it('refuses a client over its share at once, and others only when the queue is full', async () => {
  const queue = createRenderQueue({ concurrency: 1, waitLimitMs: 60_000, mostWaiting: 3, share: 2 });
  const { started, run, endFirst } = work();
  const accepted = ['a', 'a', 'a'].map((client) => queue.run(client, run(client)));
  await expect(queue.run('a', run('a'))).rejects.toThrow(Overloaded);
  accepted.push(queue.run('b', run('b')));
  await expect(queue.run('c', run('c'))).rejects.toThrow(Overloaded);
  for (const [index] of accepted.entries()) {
    await expect.poll(() => started.length).toBe(index + 1);
    endFirst();
  }
  await Promise.all(accepted);
});

it('refuses work that waits too long, and continues after work that fails', async () => {
  const queue = createRenderQueue({ concurrency: 1, waitLimitMs: 10 });
  const { run, endFirst } = work();
  const first = queue.run('a', run('first'));
  await expect(queue.run('b', run('late'))).rejects.toThrow(Overloaded);
  endFirst();
  await first;
  await expect(queue.run('a', () => Promise.reject(new Error('boom')))).rejects.toThrow('boom');
  await expect(queue.run('a', async () => 'fine')).resolves.toBe('fine');
});

it('keeps a place free for other areas, however many clients ask for one area', async () => {
  const queue = createRenderQueue({ concurrency: 2, waitLimitMs: 60_000 });
  const { started, run, endFirst } = work();
  const all = [
    queue.run('a', run('news 1'), 'news'),
    queue.run('b', run('news 2'), 'news'),
    queue.run('c', run('faq'), 'faq'),
  ];
  expect(started).toEqual(['news 1', 'faq']);
  endFirst();
  await expect.poll(() => started).toEqual(['news 1', 'faq', 'news 2']);
  endFirst();
  endFirst();
  await Promise.all(all);
});
