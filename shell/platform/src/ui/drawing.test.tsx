// @vitest-environment happy-dom

import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Drawing } from './drawing';

const drawing = (
  <svg aria-hidden="true">
    <Drawing file="/maya.svg" />
  </svg>
);
const fileIn = (page: Element) => page.querySelector('use')?.getAttribute('href');

it('is in the document that the server sends, and stays when that hydrates', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(drawing);
  expect(fileIn(page)).toBe('/maya.svg#art');
  render(drawing, { container: page, hydrate: true });
  expect(fileIn(page)).toBe('/maya.svg#art');
});

it('comes after the first frame of a page that a link opens', async () => {
  const { container } = render(drawing);
  expect(fileIn(container)).toBeNull();
  await expect.poll(() => fileIn(container)).toBe('/maya.svg#art');
});
