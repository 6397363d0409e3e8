import { expect, it } from 'vitest';
import { normaliseSector } from './company';

it.each([
  ['Energy', 'Utilities & Energy'],
  ['Utilities', 'Utilities & Energy'],
  ['Multi-utility', 'Utilities & Energy'],
  ['Power generation', 'Utilities & Energy'],
  ['Oil & Gas', 'Utilities & Energy'],
  ['natural gas', 'Utilities & Energy'],
  ['Electricity', 'Utilities & Energy'],
  ['RENEWABLES', 'Utilities & Energy'],
  ['Oil, gas and mining', 'Oil, gas and mining'],
  ['Mining & Energy metals', 'Mining & Energy metals'],
  ['Mining', 'Mining'],
  ['Mine power', 'Mine power'],
  ['Energy metal trading', 'Energy metal trading'],
  ['Power minerals', 'Power minerals'],
  ['Soil testing', 'Soil testing'],
  ['Electrical grids', 'Utilities & Energy'],
  ['Electric', 'Utilities & Energy'],
  ['Electronics', 'Electronics'],
  ['Banking', 'Banking'],
  ['Gastronomy', 'Gastronomy'],
])('files %j under %j', (sector, expected) => {
  expect(normaliseSector(sector)).toBe(expected);
});
