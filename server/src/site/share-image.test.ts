import { expect, it } from 'vitest';
import { prepareBody } from '../http/prepared-body';
import { shareImageOf } from './share-image';

const pageOf = (title: string) =>
  prepareBody(
    200,
    {},
    `<meta property="og:description" content="Work here? Join."/><meta property="og:image:alt" content="${title}"/>`,
  );

it('draws the words of a page’s head, once for each page', async () => {
  const page = pageOf('Barnaby &amp; Łukasz’ Bank Sharesave');
  const png = await shareImageOf(page);
  expect([png?.readUInt32BE(16), png?.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png?.length).toBeLessThan(150_000);
  expect(await shareImageOf(page)).toBe(png);
  const others = await Promise.all(
    ['Barnaby &amp; Lukasz’ Bank', 'x'.repeat(200)].map(pageOf).map(shareImageOf),
  );
  expect(new Set([png, ...others].map((each) => each?.toString('base64'))).size).toBe(3);
});

it('draws no title whose letters its typeface lacks', async () => {
  expect(await shareImageOf(pageOf('東京 Sharesave'))).toBeNull();
});
