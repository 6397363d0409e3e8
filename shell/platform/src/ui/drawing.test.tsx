// @vitest-environment happy-dom

import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { Drawing } from './drawing';

// `act` would go on until the drawing is there.
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));

const drawing = <Drawing file="/maya.svg" />;
const fileIn = (page: Element) => page.querySelector('use')?.getAttribute('href');

it('is in the document that the server sends, and stays when that hydrates', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(drawing);
  expect(fileIn(page)).toBe('/maya.svg#art');
  flushSync(() => hydrateRoot(page, drawing));
  expect(fileIn(page)).toBe('/maya.svg#art');
});

it('comes after the words of a page that a link opens', async () => {
  const page = document.createElement('div');
  flushSync(() => createRoot(page).render(drawing));
  expect(fileIn(page)).toBeNull();
  await expect.poll(() => fileIn(page)).toBe('/maya.svg#art');
});
