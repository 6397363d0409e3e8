import { parseCompanies } from '@sharemore/platform/companies';
import { expect, it } from 'vitest';
import { findByName } from './company-dropdown';

const companies = parseCompanies([
  ['Company'],
  ['Marcove'],
  ['B&W'],
  ['Cobble Group'],
  ['Costume Group'],
  ['Ottoline’s Crédit\u00a0Coble–Finch'],
]);
const withForms = parseCompanies([['Company'], ['Barnaby plc'], ['Barnaby Ltd'], ['Zed PLC'], ['Plaice']]);
const names = (text: string, of = companies) => findByName(of, text).map(({ name }) => name);

it.each([
  ['', ['B&W', 'Cobble Group', 'Costume Group', 'Marcove', 'Ottoline’s Crédit Coble–Finch']],
  ['   ', ['B&W', 'Cobble Group', 'Costume Group', 'Marcove', 'Ottoline’s Crédit Coble–Finch']],
  ['CO', ['Cobble Group', 'Costume Group', 'Marcove', 'Ottoline’s Crédit Coble–Finch']],
  ['group', ['Cobble Group', 'Costume Group']],
  ['cob', ['Cobble Group', 'Ottoline’s Crédit Coble–Finch']],
  ['o', ['Ottoline’s Crédit Coble–Finch', 'Cobble Group', 'Costume Group', 'Marcove']],
  [' marcove ', ['Marcove']],
  ['&', ['B&W']],
  ['BandW', ['B&W']],
  ['b & w.', ['B&W']],
  ['.', []],
  ['coble finch', ['Ottoline’s Crédit Coble–Finch']],
  ['“coblefinch”', ['Ottoline’s Crédit Coble–Finch']],
  ["ottoline's credit", ['Ottoline’s Crédit Coble–Finch']],
  ['Ottoline’s  \u200bCREDIT\u00a0coble-finch\u200e', ['Ottoline’s Crédit Coble–Finch']],
  // As on a payslip.
  ['Cobble Group plc', ['Cobble Group']],
  ['marcove Ltd. ', ['Marcove']],
  ['ottolines', ['Ottoline’s Crédit Coble–Finch']],
])('finds for %j: %j', (text, found) => {
  expect(names(text)).toEqual(found);
});

it.each([
  ['zed p', ['Zed PLC']],
  ['Zed PL', ['Zed PLC']],
  ['zed plc', ['Zed PLC']],
  ['Zed Limited', ['Zed PLC']],
  ['zed lt', ['Zed PLC']],
  ['Barnaby Ltd', ['Barnaby Ltd']],
  ['barnaby', ['Barnaby Ltd', 'Barnaby plc']],
  ['plc', ['Barnaby plc', 'Zed PLC']],
  ['pl', ['Plaice', 'Barnaby plc', 'Zed PLC']],
  ['zed plan', []],
])('finds for %j, where names have a legal form: %j', (text, found) => {
  expect(names(text, withForms)).toEqual(found);
});
