import { expect, it } from 'vitest';
import { companyMeantBy } from './company';
import { parseCompanies } from './parse-companies';

const companies = parseCompanies([
  ['Company', 'Slug'],
  ['Tesco PLC', 'tesco'],
  ['Barnaby plc', ''],
  ['Barnaby Ltd', ''],
  ['Coble & Finch', ''],
  ['Twin', ''],
  ['Twin', ''],
]);

it.each([
  ['Tesco', 'tesco'],
  ['tesco-plc', 'tesco'],
  ['Tesco plc.', 'tesco'],
  ['tesco-limited', 'tesco'],
  ['Barnaby Ltd', 'barnaby-ltd'],
  ['BARNABY-PLC', 'barnaby-plc'],
  ['Coble and Finch LLP', 'coble--finch'],
  ['TWIN', 'twin'],
  // Either may be meant.
  ['Barnaby', undefined],
  ['barnaby-llp', undefined],
  ['Twin plc', undefined],
  ['Tesco Bank', undefined],
])('finds for the address %j: %s', (text, slug) => {
  expect(companyMeantBy(companies, text)?.slug).toBe(slug);
});
