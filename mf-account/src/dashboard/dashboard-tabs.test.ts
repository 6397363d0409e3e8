import { expect, test } from 'vitest';
import { dashboardTabs, tabFromAddress } from './dashboard-tabs';

test.each(dashboardTabs)('the address opens "$label"', ({ id }) => {
  expect(tabFromAddress(new URLSearchParams({ tab: id })).id).toBe(id);
});

test.each(['', 'tab=', 'tab=bank', 'other=details'])('"%s" opens the plan', (search) => {
  expect(tabFromAddress(new URLSearchParams(search)).id).toBe('plan');
});
