import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { prepareBody } from '../../server/src/http/prepared-body';
import { shareImageOf, wordsOf } from '../../server/src/site/share-image';
import { fileOf, HASHES, hashesOf, readShareImages } from '../../tools/media/share-images/draw';
import { svgOf } from '../../tools/media/share-images/share-image';

it('has each share image as its words and art are now (else: npm run share-images)', async () => {
  const images = await readShareImages();
  expect(JSON.parse(readFileSync(HASHES, 'utf8'))).toEqual(hashesOf(images));
  const files = Object.keys(images).map(fileOf);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  const ofAreas = files.filter((file) => file.includes('public'));
  const folders = [...new Set(ofAreas.map((file) => dirname(file)))];
  expect(folders.flatMap((folder) => readdirSync(folder))).toHaveLength(ofAreas.length);
});

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

it.each([
  ['Barnaby Bank', 70, ['Barnaby Bank', 'Sharesave']],
  ['Cawdlestone &amp; Hallowmere Pharma', 58, ['Cawdlestone &amp;', 'Hallowmere Pharma', 'Sharesave']],
  ['Telecommunication', 58, ['Telecommunication', 'Sharesave']],
  [
    'Cawdlestone Household Telecommunication International Holdings',
    46,
    ['Cawdlestone Household', 'Telecommunication', 'International Holdings', 'Sharesave'],
  ],
])('sets the title %s in lines that fit', (name, size, lines) => {
  const texts = wordsOf(`${name} Sharesave`, 'Work here? Join.');
  const titles = texts.filter((each) => each.includes(`font-size="${size}"`));
  expect(titles.map((each) => each.replace(/<.*?>/g, ''))).toEqual(lines);
  expect(texts.at(-1)).toContain('>Work here? Join.</text>');
  const [first = 0, last = 0] = [0, -1].map((at) => Number(/ y="(.*?)"/.exec(texts.at(at) ?? '')?.[1]));
  expect([first > 160, last < 590, last > first]).toEqual([true, true, true]);
});

it('draws again what failed', async () => {
  const page = pageOf('a \u0000 no SVG may have');
  const first = shareImageOf(page);
  await expect(first).rejects.toThrow();
  expect(shareImageOf(page)).not.toBe(first);
  await expect(shareImageOf(page)).rejects.toThrow();
});

it('draws no title whose letters its typeface lacks', async () => {
  expect(await shareImageOf(pageOf('東京 Sharesave'))).toBeNull();
});

it('refuses a drawing with a colour that is not a token', () => {
  const art = '<svg ><rect fill="var(--color-none)"/></svg>';
  expect(() => svgOf({ title: '', description: '', art })).toThrow(/--color-none/);
});
