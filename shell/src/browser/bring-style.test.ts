// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "disableCSSFileLoading": true, "handleDisabledFileLoadingAsSuccess": true } }
import { beforeEach, expect, it } from 'vitest';
import { bringStyle } from './bring-style';

const dispatch = (event: string) => document.querySelector('link')?.dispatchEvent(new Event(event));

beforeEach(() => {
  document.head.innerHTML = '<link rel="stylesheet" href="/a.css">';
});

it('waits for a style that another caller has already requested', async () => {
  let isLoaded = false;
  const loading = bringStyle('/a.css').then(() => {
    isLoaded = true;
  });
  await Promise.resolve();
  expect(isLoaded).toBe(false);
  dispatch('load');
  await loading;
});

it('names the style that fails, and requests it again at the next call', async () => {
  const failed = document.querySelector('link');
  const loading = bringStyle('/a.css');
  dispatch('error');
  await expect(loading).rejects.toThrow('The style /a.css could not be loaded');
  await bringStyle('/a.css');
  expect(document.querySelectorAll('link')).toHaveLength(1);
  expect(document.querySelector('link')).not.toBe(failed);
});
