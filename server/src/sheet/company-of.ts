import { type Company, findCompany, parseCompanies, toSlug } from '@sharemore/platform/companies';
import { madeOfSheet } from './made-of-sheet';
import type { Sheet } from './open-sheet';

/** Spec section 8. */
export const NO_PIPELINE = 'Pipeline configuration not found. Please try again.';

/** Null when the sheet has no such company; undefined while a live sheet was never read, and nobody can tell. */
export type CompanyOf = (asked: { company?: string; companyName?: string }) => Company | null | undefined;

/**
 * Names the company of a registration: by its slug, or by its name where an older form sent only that. Companies
 * are those of the server's own sheet, parsed once for each version of it; never the samples that pages show
 * while there is no sheet.
 */
export function companiesOf(sheet: Pick<Sheet, 'current'>): CompanyOf {
  const companiesNow = madeOfSheet(sheet, ({ values }) => parseCompanies(values));
  return ({ company, companyName = '' }) => {
    const companies = companiesNow();
    if (!companies?.length) return undefined;
    if (company !== undefined) return findCompany(companies, company);
    const name = companyName.trim().toLowerCase();
    return (
      companies.find((one) => one.name.toLowerCase() === name) ?? findCompany(companies, toSlug(companyName))
    );
  };
}
