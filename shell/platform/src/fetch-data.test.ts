// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchData, fetchDataEarly } from './fetch-data';

let requested: string[];
let status: number;
beforeEach(() => {
  vi.useFakeTimers();
  requested = [];
  status = 200;
  vi.stubGlobal('fetch', async (path: string) => {
    requested.push(path);
    return new Response(`{ "answer": ${requested.length} }`, { status });
  });
});
afterEach(() => {
  // Longer than prefetched data is kept.
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answerOf = async (path: string) => (await (await fetchData(path)).json()).answer;

it('uses a prefetched response once', async () => {
  fetchDataEarly('/list');
  fetchDataEarly('/list');
  expect(await answerOf('/list')).toBe(1);
  expect(await answerOf('/list')).toBe(2);
});

it('gives up after 12 seconds without an answer', async () => {
  const limit = AbortSignal.abort(new Error('too late'));
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit);
  vi.stubGlobal('fetch', async (_path: string, { signal }: RequestInit) => signal?.throwIfAborted());
  await expect(fetchData('/list')).rejects.toThrow('too late');
  expect(timeout).toHaveBeenCalledExactlyOnceWith(12_000);
  timeout.mockRestore();
});

it('requests again after a failed prefetch', async () => {
  status = 503;
  fetchDataEarly('/list');
  await vi.advanceTimersByTimeAsync(0);
  status = 200;
  expect(await answerOf('/list')).toBe(2);
});

it('drops a prefetched response after 30 seconds', async () => {
  fetchDataEarly('/list');
  await vi.advanceTimersByTimeAsync(29_000);
  fetchDataEarly('/list');
  expect(requested).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await answerOf('/list')).toBe(2);
});

it('throws the answer when the release of the page is gone', async () => {
  status = 410;
  await expect(fetchData('/list')).rejects.toMatchObject({ status: 410 });
});
