// @vitest-environment happy-dom
import { Slot, SlotProvider } from '@sharemore/platform/slots';
import { afterEach, expect, it, vi } from 'vitest';
import { hydrate } from './hydrate';
import { SlotLoadError } from './slots';

afterEach(() => vi.restoreAllMocks());

const lost = new SlotLoadError('what-if', 'mf-marketing', new Error('offline'));
const thrown = new Error('thrown while it renders');

it.each([
  [lost, 'mf-marketing'],
  [thrown, undefined],
])('names the slot that failed in the console, keeps its fallback and its page: %s', async (error, owner) => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  document.body.innerHTML = '<div id="app"></div>';
  const Broken = () => {
    throw error;
  };
  const failed = vi.fn();
  const firstPage = { isShown: true };
  hydrate(
    <SlotProvider value={{ find: () => Broken }}>
      <Slot name="what-if" fallback="No calculator" />
    </SlotProvider>,
    { failed, measure() {} },
    firstPage,
  );
  await expect.poll(() => log.mock.calls).toContainEqual(['The slot what-if failed:', error]);
  expect(failed).toHaveBeenCalledWith('browser', owner);
  expect(document.body.textContent).toBe('No calculator');
  // Else the server's page would take its place, without script.
  expect(firstPage.isShown).toBe(true);
});
