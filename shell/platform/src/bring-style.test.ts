// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "disableCSSFileLoading": true, "handleDisabledFileLoadingAsSuccess": true } }
import { beforeEach, expect, test } from 'vitest';
import { bringStyle } from './bring-style';

const happens = (event: string) => document.querySelector('link')?.dispatchEvent(new Event(event));

beforeEach(() => {
  document.head.innerHTML = '<link rel="stylesheet" href="/a.css">';
});

test('waits for a style that is on its way for somebody else', async () => {
  let isThere = false;
  const bringing = bringStyle('/a.css').then(() => {
    isThere = true;
  });
  await Promise.resolve();
  expect(isThere).toBe(false);
  happens('load');
  await bringing;
});

test('says which style fails, and tries it anew the next time', async () => {
  const failed = document.querySelector('link');
  const bringing = bringStyle('/a.css');
  happens('error');
  await expect(bringing).rejects.toThrow('The style /a.css could not be loaded');
  await bringStyle('/a.css');
  expect(document.querySelectorAll('link')).toHaveLength(1);
  expect(document.querySelector('link')).not.toBe(failed);
});
