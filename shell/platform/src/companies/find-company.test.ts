import { expect, it } from 'vitest';
import { findCompany } from './find-company';
import { parseCompanies } from './parse-companies';

const companies = parseCompanies([['Company'], ['Acme Group'], ['Acme']]);

it.each(['acme', 'acme-group'])('finds the company whose slug is %s', (slug) => {
  expect(findCompany(companies, slug)?.slug).toBe(slug);
});

it.each(['', 'ac', 'acme-', 'Acme'])('finds none at %j', (slug) => {
  expect(findCompany(companies, slug)).toBeNull();
});
