// @vitest-environment happy-dom
import { keepDraft } from '@sharemore/platform/page';
import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FollowRelease } from './follow-release';

beforeEach(() => {
  document.documentElement.dataset.release = 'one';
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A tab of release `one` with a history of three entries, at the last one. */
function openTab() {
  const routes = [{ path: '*', element: <FollowRelease /> }];
  const router = createMemoryRouter(routes, { initialEntries: ['/faq', '/', '/#top'] });
  render(<RouterProvider router={router} />);
  return router;
}

/** Makes the tab notice that release `two` is live. */
async function goStale() {
  await act(async () => {
    document.dispatchEvent(new Event('pointerover'));
    await new Promise((resolve) => setTimeout(resolve));
  });
}

it('checks for the live release once in five seconds, not in a hidden tab, and with a time limit', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  const asked = vi.fn(async (_path: string, init?: RequestInit) => {
    init?.signal?.throwIfAborted();
    return Response.json({ set: 'two' });
  });
  vi.stubGlobal('fetch', asked);
  openTab();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('pointerover'));
  expect(asked).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  for (const type of ['pointerover', 'focusin']) document.dispatchEvent(new Event(type));
  await expect.poll(() => asked.mock.calls).toHaveLength(1);
  await expect(asked.mock.results[0]?.value).rejects.toThrow();
  expect(timeout).toHaveBeenCalledExactlyOnceWith(5_000);
});

it('leaves no error when the visitor goes on while the answer is read', async () => {
  const strays = vi.fn();
  process.on('unhandledRejection', strays);
  const json = () => Promise.reject(new DOMException('The operation was aborted.', 'AbortError'));
  vi.stubGlobal('fetch', async () => ({ ok: true, json }));
  openTab();
  await goStale();
  process.off('unhandledRejection', strays);
  expect(strays).not.toHaveBeenCalled();
});

it('loads the next page of a stale tab from the server, and keeps the open one until then', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ set: 'two' }));
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  const router = openTab();
  await goStale();
  await act(() => router.navigate('/news?show=all#end'));
  expect(assign.mock.calls.map(String)).toEqual([`${location.origin}/news?show=all#end`]);
  expect(router.state.location.pathname).toBe('/');
});

it('loads the page that a stale tab goes back to, but not another place on the same page', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ set: 'two' }));
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  const router = openTab();
  await goStale();
  await act(() => router.navigate(-1));
  expect(router.state.location.hash).toBe('');
  expect(assign).not.toHaveBeenCalled();
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/faq');
  expect(assign.mock.calls.map(String)).toEqual([`${location.origin}/faq`]);
});

it('loads nothing while a draft of another page cannot be stored', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ set: 'two' }));
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  const store = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const form = document.createElement('form');
  form.append(document.createElement('input'));
  const leave = keepDraft('contact', form);
  for (const field of form.querySelectorAll('input')) field.value = 'Ada';
  leave();
  const router = openTab();
  await goStale();
  await act(() => router.navigate('/news'));
  expect(store).toHaveBeenCalled();
  expect(assign).not.toHaveBeenCalled();
});
