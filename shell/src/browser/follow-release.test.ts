// @vitest-environment happy-dom
import { createMemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { followRelease } from './follow-release';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('checks for the live release once in five seconds, not in a hidden tab, and with a time limit', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  const asked = vi.fn(async (_path: string, init?: RequestInit) => {
    init?.signal?.throwIfAborted();
    return Response.json({ set: 'two' });
  });
  vi.stubGlobal('fetch', asked);
  followRelease('one', createMemoryRouter([{ path: '*' }]));
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('pointerover'));
  expect(asked).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  for (const type of ['pointerover', 'focusin']) document.dispatchEvent(new Event(type));
  await expect.poll(() => asked.mock.calls).toHaveLength(1);
  await expect(asked.mock.results[0]?.value).rejects.toThrow();
  expect(timeout).toHaveBeenCalledExactlyOnceWith(5_000);
});

it('reloads a stale tab that goes back to another page, but not to another place on the same page', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ set: 'two' }));
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: ['/faq', '/', '/#top'] });
  followRelease('one', router);
  document.dispatchEvent(new Event('pointerover'));
  await new Promise((resolve) => setTimeout(resolve));
  await router.navigate(-1);
  expect(router.state.location.hash).toBe('');
  expect(reload).not.toHaveBeenCalled();
  await router.navigate(-1);
  expect(router.state.location.pathname).toBe('/faq');
  expect(reload).toHaveBeenCalled();
});
