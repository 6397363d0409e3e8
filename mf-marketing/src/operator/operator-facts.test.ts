import { expect, it } from 'vitest';
import { renderPage, textOf } from '../testing/render-page';

it.each(['/about', '/privacy'])('%s says above the example details that they are examples', async (path) => {
  expect(textOf(await renderPage(path))).toMatch(/these details are examples.*Company number/);
});
