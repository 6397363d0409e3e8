import { parseCompanies, sampleCompanies } from '@sharemore/platform/companies';
import { expect, it } from 'vitest';
import { readSampleCompanies, readSampleSheet } from '../../../server/src/sheet/bundled-sheets';
import { displayName } from './display-name';

it('are the companies that the server serves when sample data is forced', () => {
  expect(parseCompanies(readSampleCompanies())).toEqual(sampleCompanies);
});

const sheet = parseCompanies(readSampleSheet());

it('the bundled sample sheet holds at least 150 companies at addresses of their own', () => {
  expect(sheet.length).toBeGreaterThanOrEqual(150);
  expect(new Set(sheet.map(({ slug }) => slug)).size).toBe(sheet.length);
  expect(new Set(sheet.map(({ stockSymbol }) => stockSymbol)).size).toBe(sheet.length);
  expect(sheet.every(({ stockSymbol, sector }) => stockSymbol && sector)).toBe(true);
});

it('shows both kinds of company page, and the gaps that a sheet kept by people has', () => {
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

it.each(sheet.map(({ name, slug }) => [slug, name]))('the slug %s is displayed as %s', (slug, name) => {
  expect(displayName(slug)).toBe(name);
});
