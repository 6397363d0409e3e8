import { expect, it } from 'vitest';
import { pageNumbers } from './page-numbers';

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [2, 3, [1, 2, 3]],
  [1, 13, [1, 2, 13]],
  [1, 417, [1, 2, 11, 101, 417]],
  [200, 417, [1, 100, 190, 199, 200, 201, 210, 300, 417]],
  [417, 417, [1, 317, 407, 416, 417]],
])('links page %d of %d to %j', (page, pages, numbers) => {
  expect(pageNumbers(page, pages)).toEqual(numbers);
});

it('reaches each of 417 pages within 12 links', () => {
  const distance = new Map([[1, 0]]);
  const queue = [1];
  for (const page of queue) {
    for (const next of pageNumbers(page, 417)) {
      if (distance.has(next)) continue;
      distance.set(next, (distance.get(page) ?? 0) + 1);
      queue.push(next);
    }
  }
  expect(distance.size).toBe(417);
  expect(Math.max(...distance.values())).toBeLessThanOrEqual(12);
});
