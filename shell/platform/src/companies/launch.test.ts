import { expect, it } from 'vitest';
import { endOfLaunch, inBritishWords } from './launch';

it.each([
  ['2026-12-01', '1 December 2026'],
  ['2026-12-01T00:00:00Z', '1 December 2026'],
  ['46357', '1 December 2026'],
  ['46,357.00', '1 December 2026'],
  ['01/12/2026', '1 December 2026'],
  ['1.12.26', '1 December 2026'],
  ['Tuesday, 1st of Dec 2026', '1 December 2026'],
  ['1-Dec-2026', '1 December 2026'],
  ['01-Dec-26', '1 December 2026'],
  ['1/12/26 09:00', '1 December 2026'],
  ['Tue, 1 Dec 2026', '1 December 2026'],
  ['December 1, 2026', '1 December 2026'],
  ['Dec 2026', 'December 2026'],
  ['2026-12', 'December 2026'],
  ['12/2026', 'December 2026'],
  ['2027', '2027'],
  ['Autumn 2026', 'Autumn 2026'],
  ['31/06/2026', '31/06/2026'],
  ['12/25/2026', '12/25/2026'],
  ['Maybe 2026', 'Maybe 2026'],
  ['TBC', 'TBC'],
])('writes %j as %j', (cell, words) => expect(inBritishWords(cell)).toBe(words));

it.each([
  ['1 December 2026', '2026-12-02'],
  ['December 2026', '2027-01-01'],
  ['Mid-March to April 2026', '2026-05-01'],
  ['Autumn 2026', '2026-12-01'],
  ['Winter 2026', '2027-03-01'],
  ['Q2 2026', '2026-07-01'],
  ['late 2026 or early 2027', '2028-01-01'],
  ['2020', '2021-01-01'],
  ['2026/27', '2028-01-01'],
  ['Winter 2026–27', '2027-03-01'],
])('calls “%s” next until %s', (words, end) =>
  expect(endOfLaunch(words)).toBe(Date.parse(`${end}T00:00:00Z`)),
);

it('never calls words without a year past', () =>
  expect(endOfLaunch('To be announced')).toBe(Number.POSITIVE_INFINITY));
