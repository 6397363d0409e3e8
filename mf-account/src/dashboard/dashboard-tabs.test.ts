import { expect, test } from 'vitest';
import { dashboardTabs, tabFromAddress } from './dashboard-tabs';

test.each(dashboardTabs)('opens "$label" from the address', ({ id }) => {
  expect(tabFromAddress(new URLSearchParams({ tab: id })).id).toBe(id);
});

test.each(['', 'tab=', 'tab=bank', 'other=details'])('opens the plan for the query "%s"', (search) => {
  expect(tabFromAddress(new URLSearchParams(search)).id).toBe('plan');
});
