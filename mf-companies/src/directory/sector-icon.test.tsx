import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SectorIcon } from './sector-icon';

const sprite = readFileSync(new URL('./sectors.svg', import.meta.url), 'utf8');

it.each([
  ['Banking', 'bank'],
  ['Utilities & Energy', 'energy'],
  ['Oil, gas and mining', 'mining'],
  ['Aerospace & defence', 'rocket'],
  ['Travel', 'plane'],
  ['Tobacco', 'tobacco'],
  ['Leisure goods', 'games'],
  ['Something new', 'buildings'],
  [undefined, 'buildings'],
])('draws %s as %s', (sector, symbol) => {
  expect(renderToStaticMarkup(<SectorIcon sector={sector} />)).toContain(`#${symbol}"`);
  expect(sprite).toContain(`<symbol id="${symbol}"`);
});
