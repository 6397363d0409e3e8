import { parseCompanies, sampleCompanies } from '@sharemore/platform/companies';
import { figures } from '@sharemore/platform/figures';
import { outcomesOf, terms } from '@sharemore/platform/outcomes';
import { expect, it } from 'vitest';
import { readSampleSheet } from './bundled-sheet';

it('provides three built-in companies with the figures of their rows', () => {
  expect(sampleCompanies().map(({ name }) => name)).toEqual([
    'Bryndale Pharma',
    'Fennimore Drinks',
    'Ostler & Wray',
  ]);
  expect(sampleCompanies()[0]).toEqual({
    name: 'Bryndale Pharma',
    comparableName: 'bryndalepharma',
    slug: 'bryndale-pharma',
    savingsAccount: 377,
    withShareSave: 585,
    withShareMore: 1125,
    pipelineId: '990001',
    stockSymbol: 'BRPH1',
    priceChange3Year: 30,
    analystsBuy: 14,
    analystsHold: 6,
    analyststSell: 3,
    sector: 'Pharmaceuticals',
    employeeSize: 10400,
    description: 'Medicines for heart and rare diseases',
  });
});

const sheet = parseCompanies(readSampleSheet());

it('has at least 150 companies with unique addresses in the bundled sheet', () => {
  expect(sheet.length).toBeGreaterThanOrEqual(150);
  expect(new Set(sheet.map(({ slug }) => slug)).size).toBe(sheet.length);
  expect(new Set(sheet.map(({ stockSymbol }) => stockSymbol)).size).toBe(sheet.length);
  expect(sheet.every(({ stockSymbol, sector }) => stockSymbol && sector)).toBe(true);
});

it('covers both kinds of company page and the gaps of a sheet kept by people', () => {
  const ahead = sheet.filter(
    ({ withShareMore = 0, withShareSave = 0, savingsAccount = 0 }) =>
      withShareMore > Math.max(withShareSave, savingsAccount),
  );
  expect(ahead.length).toBeGreaterThan(20);
  expect(sheet.length - ahead.length).toBeGreaterThan(20);
  expect(sheet.some(({ pipelineId }) => !pipelineId)).toBe(true);
  expect(sheet.some(({ description }) => !description)).toBe(true);
  expect(sheet.some(({ employeeSize }) => employeeSize === undefined)).toBe(true);
  expect(
    sheet.some((company) => !company.analystsBuy && !company.analystsHold && !company.analyststSell),
  ).toBe(true);
});

it('gives the built-in companies the same figures in both lists', () => {
  for (const company of sampleCompanies()) {
    expect(sheet.find(({ slug }) => slug === company.slug)).toMatchObject(company);
  }
});

it('agrees with the site’s own arithmetic for every company', () => {
  const year = (monthly: number, change: number) =>
    outcomesOf(
      { monthly, optionPrice: 1 - terms.discount },
      { sharePrice: 1 + change / 100, savingsRate: Number.parseFloat(figures.savingsRate.text) / 100 },
    );
  const examined = [...sheet, ...sampleCompanies()].filter((company) => company.priceChange3Year !== 0);
  expect(examined.length).toBeGreaterThan(150);
  for (const {
    name,
    priceChange3Year,
    withShareSave = 0,
    withShareMore = 0,
    savingsAccount = 0,
  } of examined) {
    if (!withShareSave) continue;
    expect(Math.abs(savingsAccount - year(10, 0).savingsAccount.paidOut), name).toBeLessThan(0.5);
    // £10 a month is saved, or pays the fees for £100 a month. The tolerance covers price changes rounded to 0.1%.
    expect(Math.abs(withShareSave - year(10, priceChange3Year).sharesave.paidOut), name).toBeLessThan(1.5);
    expect(Math.abs(withShareMore - year(100, priceChange3Year).shareMore.paidOut), name).toBeLessThan(4);
  }
});

it('has names of every kind: ampersands, punctuation, digits, very short and very long ones', () => {
  const names = sheet.map(({ name }) => name);
  for (const kind of [/ & /, /\w&\w/, /['’]/, /\./, /-/, /^\d/, /^[a-z]/, /^..$/, /^.{50,}$/]) {
    expect(names.filter((name) => kind.test(name))).not.toEqual([]);
  }
});

it('uses tickers and pipeline ids that no real exchange or CRM has', () => {
  for (const { stockSymbol, pipelineId } of [...sheet, ...sampleCompanies()]) {
    expect(stockSymbol).toMatch(/^[A-Z]{4}\d$|^[A-Z]{3}\d$/);
    expect(pipelineId).toMatch(/^(99\d{4})?$/);
  }
});
