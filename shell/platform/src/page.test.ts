import { afterEach, expect, it, vi } from 'vitest';
import { loadFormChecks } from './page';

vi.mock('./contract/form-checks', () => new Promise(() => {}));
afterEach(() => vi.useRealTimers());

it('leaves the checks to the server when theirs do not load within three seconds', async () => {
  vi.useFakeTimers();
  const settled = vi.fn();
  loadFormChecks().then(settled);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledExactlyOnceWith(null);
});
