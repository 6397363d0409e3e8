// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchData, fetchDataEarly, forgetEarlyData } from './fetch-data';
import { postForm } from './forms/post-form';

let asked: string[];
let status: number;
beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  status = 200;
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return new Response(`{ "answer": ${asked.length} }`, { status });
  });
});
afterEach(() => {
  forgetEarlyData();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answerOf = async (path: string) => (await (await fetchData(path)).json()).answer;

test('what was asked for early is taken once', async () => {
  fetchDataEarly('/list');
  fetchDataEarly('/list');
  expect(await answerOf('/list')).toBe(1);
  expect(await answerOf('/list')).toBe(2);
});

test('what failed early is asked for again', async () => {
  status = 503;
  fetchDataEarly('/list');
  await vi.advanceTimersByTimeAsync(0);
  status = 200;
  expect(await answerOf('/list')).toBe(2);
});

test('what was asked for too early is asked for again', async () => {
  fetchDataEarly('/list');
  await vi.advanceTimersByTimeAsync(29_000);
  fetchDataEarly('/list');
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await answerOf('/list')).toBe(2);
});

test('of many the newest eight are kept', async () => {
  for (let index = 1; index <= 9; index += 1) fetchDataEarly(`/list/${index}`);
  expect(await answerOf('/list/2')).toBe(2);
  expect(await answerOf('/list/1')).toBe(10);
});

test('after a form was sent nothing from before it is taken', async () => {
  fetchDataEarly('/list');
  await postForm('newsletter', { email: 'ada@example.org' });
  expect(await answerOf('/list')).toBe(3);
});
