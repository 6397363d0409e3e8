import { expect, it } from 'vitest';
import { guide } from '../../content/what-is-sharesave';
import { renderPage } from '../../testing/render-page';

it('opens the first of nine items and no other', async () => {
  const html = await renderPage('/what-is-sharesave');
  const items = html.match(/<details[^>]*>/g) ?? [];
  expect(guide).toHaveLength(9);
  expect(items).toHaveLength(9);
  expect(items.map((item) => / open/.test(item))).toEqual([true, ...Array(8).fill(false)]);
});
