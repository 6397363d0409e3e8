// @vitest-environment happy-dom
import { createMemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { followRelease } from './follow-release';

it('gives each check for the live release a time limit, and survives a check without an answer', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  const asked = vi.fn(async (_path: string, init?: RequestInit) => {
    init?.signal?.throwIfAborted();
    return Response.json({ set: 'two' });
  });
  vi.stubGlobal('fetch', asked);
  followRelease('one', createMemoryRouter([{ path: '*' }]));
  document.dispatchEvent(new Event('pointerover'));
  await expect.poll(() => asked.mock.calls).toHaveLength(1);
  await expect(asked.mock.results[0]?.value).rejects.toThrow();
  expect(timeout).toHaveBeenCalledExactlyOnceWith(5_000);
});
