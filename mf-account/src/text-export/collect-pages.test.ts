import { expect, test, vi } from 'vitest';
import { collectPages, type ReadPage } from './collect-pages';
import { exportPages } from './export-pages';

const siteUrl = 'https://sharemore.example';
const pages = [
  { path: '/', name: 'Home' },
  { path: '/faq', name: 'FAQs' },
  { path: '/about', name: 'About' },
];
const read: ReadPage = async (path) => ({
  title: `Page ${path}`,
  address: siteUrl + path,
  text: `Text of ${path}`,
});

test('lists eleven different pages', () => {
  expect(new Set(exportPages.map(({ path }) => path)).size).toBe(11);
});

test('reads the pages in order and tells before each', async () => {
  const onPage = vi.fn();
  const results = await collectPages({ pages, read, siteUrl, signal: new AbortController().signal, onPage });
  expect(results.map(({ path, status }) => `${path} ${status}`)).toEqual([
    '/ read',
    '/faq read',
    '/about read',
  ]);
  expect(onPage.mock.calls).toEqual([[0], [1], [2]]);
});

test('records a failing page and goes on', async () => {
  const failing: ReadPage = async (path, signal) => {
    if (path === '/faq') throw new Error('the server answered 500.');
    return read(path, signal);
  };
  const signal = new AbortController().signal;
  const results = await collectPages({ pages, read: failing, siteUrl, signal, onPage: () => {} });
  expect(results[1]).toEqual({
    status: 'failed',
    path: '/faq',
    name: 'FAQs',
    address: `${siteUrl}/faq`,
    reason: 'the server answered 500.',
  });
  expect(results[2]?.status).toBe('read');
});

test('stops when it is cancelled, in the middle of a page too', async () => {
  const controller = new AbortController();
  const started: string[] = [];
  const hanging: ReadPage = (path, signal) => {
    started.push(path);
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  };
  const run = collectPages({ pages, read: hanging, siteUrl, signal: controller.signal, onPage: () => {} });
  controller.abort();
  await expect(run).rejects.toThrow(/abort/i);
  expect(started).toEqual(['/']);
});
