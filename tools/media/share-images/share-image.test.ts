import { expect, test } from 'vitest';
import { drawShareImage } from './share-image';

const picture = {
  title: 'What happens to your Sharesave if the share price falls?',
  description: 'What’s safe, and what isn’t.',
  art: '<svg viewBox="0 0 480 400"><circle r="9"/></svg>',
};
const sizeOf = (png: Uint8Array) => {
  const view = new DataView(png.buffer, png.byteOffset);
  return [view.getUint32(16), view.getUint32(20)];
};

test('draws a distinct image of 1200 by 630 pixels for each title', () => {
  const [one, other] = [drawShareImage(picture), drawShareImage({ ...picture, title: 'News' })];
  expect(sizeOf(one)).toEqual([1200, 630]);
  expect(one.length).toBeLessThan(120_000);
  expect(one).not.toEqual(other);
  expect(drawShareImage(picture)).toEqual(one);
});

test('refuses a colour that is not a token', () => {
  const art = '<svg ><rect fill="var(--color-none)"/></svg>';
  expect(() => drawShareImage({ ...picture, art })).toThrow(/--color-none/);
});
