import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { prepareBody } from '../../server/src/http/prepared-body';
import { shareImageOf, wordsOf } from '../../server/src/site/share-image';
import { platformFile } from '../../shell/build/vite/folders';
import { root } from '../../tools/apps';

const tokens = readFileSync(platformFile('tokens.css'), 'utf8');

const pageOf = (title: string, body = '') =>
  prepareBody(
    200,
    {},
    `<style>${tokens}</style><meta property="og:description" content="Work here? Join."/><meta property="og:image:alt" content="${title}"/>${body}`,
  );

const imageOf = (page: ReturnType<typeof pageOf>) => shareImageOf(page, (address) => join(root, address));

it('draws the words of a page’s head, once for each page', async () => {
  const page = pageOf('Barnaby &amp; Łukasz’ Bank Sharesave');
  const png = await imageOf(page);
  expect([png?.readUInt32BE(16), png?.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png?.length).toBeLessThan(150_000);
  expect(await imageOf(page)).toBe(png);
  const others = await Promise.all(
    ['Barnaby &amp; Lukasz’ Bank', 'x'.repeat(200)].map((title) => pageOf(title)).map(imageOf),
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
  const first = imageOf(page);
  await expect(first).rejects.toThrow();
  expect(imageOf(page)).not.toBe(first);
  await expect(imageOf(page)).rejects.toThrow();
});

it('draws no title whose letters its typeface lacks', async () => {
  expect(await imageOf(pageOf('東京 Sharesave'))).toBeNull();
});

it('has the page’s own drawing with its sign, else the general one', async () => {
  const image = async (file: string, sign: string) => {
    const parts = `<use href="/${file}#art"></use><g><svg width="24"><use href="/mf-companies/src/directory/sectors.svg#${sign}"></use></svg></g>`;
    const png = await imageOf(pageOf('One', `<svg viewBox="0 0 480 400">${parts}</svg><svg></svg>`));
    return png?.toString('base64');
  };
  const employer = 'mf-companies/src/pages/company/employer.svg';
  const general = (await imageOf(pageOf('One')))?.toString('base64');
  const own = [await image(employer, 'bank'), await image(employer, 'chip')];
  expect(new Set([...own, general]).size).toBe(3);
  expect(await image('no-such.svg', 'bank')).toBe(general);
});
