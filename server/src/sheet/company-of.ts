import { type Company, findCompany, parseCompanies, toSlug } from '@sharemore/platform/companies';
import { derivedFromSheet } from './derived-from-sheet';
import type { Sheet } from './open-sheet';

/** Spec section 8. */
export const NO_PIPELINE = 'Pipeline configuration not found. Please try again.';

/** Null when the sheet has no such company; undefined when a configured sheet was never read. */
export type CompanyOf = (asked: { company?: string; companyName?: string }) => Company | null | undefined;

/**
 * Finds the company of a registration in the server's own sheet: by its slug, or by its name when an older form sent
 * only a name. The samples that pages show while a sheet cannot be read are never used.
 */
export function companiesOf(sheet: Pick<Sheet, 'current'>): CompanyOf {
  const companiesNow = derivedFromSheet(sheet, ({ values }) => parseCompanies(values));
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
