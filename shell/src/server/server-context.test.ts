import { exampleSite } from '@sharemore/platform/contract';
import { expect, it } from 'vitest';
import { type Holds, serverContext } from './server-context';

const request = {
  site: exampleSite,
  sheet: { values: [], source: 'sheet' as const },
  formOutcome: null,
  unavailable: [],
};

it('lets a page hold until the first time to come that its loaders asked for', () => {
  const holds: Holds = {};
  const { hasPassed } = serverContext(request, holds);
  const now = Date.now();
  expect(hasPassed(now - 1)).toBe(true);
  expect(holds.until).toBeUndefined();
  expect([now + 3_000_000, now + 2_000_000, now + 4_000_000].map(hasPassed)).toEqual([false, false, false]);
  expect(holds.until).toBe(now + 2_000_000);
});
