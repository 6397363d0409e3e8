import { describe, expect, it } from 'vitest';
import { analysts, pipeline, pounds, priceChange, staff, text } from './cells';

const errors = ['#N/A', '#REF!', '#VALUE!', '#DIV/0!', '#NAME?', '#NUM!', '#NULL!', '#ERROR!', '#SPILL!'];

it.each([...errors, 'Loading...', 'Loading…', '#GETTING_DATA', ' #REF!\n'])(
  'reads %j as absent in every column, and says so',
  (cell) => {
    for (const read of [text, pounds, priceChange, analysts, staff, pipeline]) {
      expect(read(cell)).toEqual({ fault: `shows ${cell.trim()}` });
    }
  },
);

it.each(['', '  ', '\u200b', '-', '–', 'N/A', 'n/a'])('reads %j as no value, without a fault', (cell) => {
  for (const read of [text, pounds, priceChange, analysts, staff, pipeline]) expect(read(cell)).toEqual({});
});

describe('an amount', () => {
  it.each([
    ['1234', 1234],
    ['1,234.50', 1235],
    [' £1 000 ', 1000],
    ['£3,315.79', 3316],
    ['+£5', 5],
    ['0', 0],
    ['-0.4', 0],
    ['.5', 1],
    ['12.', 12],
    ['1\u00a0234', 1234],
    ['TBC', undefined],
  ])('is read from %j: %j', (cell, value) => expect(pounds(cell)).toEqual({ value }));

  it.each([
    ['12%', 'is a percentage'],
    ['3.700,00', 'is not a number like 1,234.50'],
    ['12,5', 'is not a number like 1,234.50'],
    ['about 300', 'is not a number like 1,234.50'],
    ['1e3', 'is not a number like 1,234.50'],
    ['5£', 'is not a number like 1,234.50'],
    ['3.700', 'may be thousands or decimals'],
    ['-£40', 'is below 0'],
    ['£999,999,999,639', 'is over 100,000'],
  ])('is not read from %j, which %s', (cell, fault) => expect(pounds(cell)).toEqual({ fault }));
});

it.each([
  [priceChange, '-12.75%', { value: -12.75 }],
  [priceChange, '−3', { value: -3 }],
  [priceChange, '24.125', { value: 24.125 }],
  [priceChange, '-101', { fault: 'is below -100' }],
  [priceChange, '£12', { fault: 'is not a number like 1,234.50' }],
  [analysts, '-2', { fault: 'is below 0' }],
  [staff, '0.4', { fault: 'is below 1' }],
  [staff, '8.300', { fault: 'may be thousands or decimals' }],
  [pipeline, '1,024', { value: 1024 }],
  [pipeline, '7.00', { value: 7 }],
  [pipeline, '12.000', { fault: 'may be thousands or decimals' }],
  [pipeline, '7.5', { fault: 'is not a whole number' }],
  [pipeline, '-7', { fault: 'is below 1' }],
])('reads by the rule of its column: %o reads %j as %j', (read, cell, reading) => {
  expect(read(cell)).toEqual(reading);
});

it('reads text as one line, and none that is longer than a thousand characters', () => {
  expect(text('  Hollin\n&  Thrale\t')).toEqual({ value: 'Hollin & Thrale' });
  expect(text('x'.repeat(1001))).toEqual({ fault: 'is longer than 1,000 characters' });
});
