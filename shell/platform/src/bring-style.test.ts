// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { bringStyle } from './bring-style';

const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
const isThere = (bringing: Promise<void>) =>
  Promise.race([bringing.then(() => true), Promise.resolve().then(() => false)]);

beforeEach(() => document.head.replaceChildren());

test('waits for a style that is on its way for somebody else', async () => {
  bringStyle('/a.css');
  const again = bringStyle('/a.css');
  expect(await isThere(again)).toBe(false);
  links()[0]?.dispatchEvent(new Event('load'));
  await again;
  expect(links()).toHaveLength(1);
});

test('goes on without a style that fails, and tries it anew when it is asked for again', async () => {
  const failing = bringStyle('/a.css');
  const [link] = links();
  link?.dispatchEvent(new Event('error'));
  await failing;
  bringStyle('/a.css');
  expect(links()).toHaveLength(1);
  expect(links()[0]).not.toBe(link);
});
