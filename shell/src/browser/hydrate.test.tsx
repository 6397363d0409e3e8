// @vitest-environment happy-dom
import { Slot, SlotProvider } from '@sharemore/platform/slots';
import { expect, it, vi } from 'vitest';
import { hydrate } from './hydrate';
import { SlotLoadError } from './slots';

it('names the slot that failed in the console, keeps its fallback and reports its owner', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  document.body.innerHTML = '<div id="app"></div>';
  const error = new SlotLoadError('what-if', 'mf-marketing', new Error('offline'));
  const Broken = () => {
    throw error;
  };
  const failed = vi.fn();
  hydrate(
    <SlotProvider value={{ find: () => Broken }}>
      <Slot name="what-if" fallback="No calculator" />
    </SlotProvider>,
    { failed, measure() {} },
    { isShown: false },
  );
  await expect.poll(() => log.mock.calls).toContainEqual(['The slot what-if failed:', error]);
  expect(failed).toHaveBeenCalledWith('browser', 'mf-marketing');
  expect(document.body.textContent).toBe('No calculator');
});
