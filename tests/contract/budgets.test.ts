import { expect, it } from 'vitest';
import { apps } from '../../tools/apps';
import { routeSizes } from '../../tools/sizes';

it.each(await routeSizes(apps))('$route of $area keeps to its budgets', ({ over }) => {
  expect(over).toEqual([]);
});
