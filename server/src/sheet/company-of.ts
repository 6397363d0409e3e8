import { type Company, companyMeantBy, findCompany, parseCompanies } from '@sharemore/platform/companies';
import { derivedFromSheet, type Sheet } from './open-sheet';

/** Spec section 8. */
export const NO_PIPELINE = 'Pipeline configuration not found. Please try again.';

/** By its slug, or its name as people type it. Null when the sheet has no such company; undefined when a configured sheet was never read. */
export type CompanyOf = (slug: string) => Company | null | undefined;

/**
 * Finds the company of a registration in the server's own sheet. The samples that pages show while a sheet cannot be
 * read are never used.
 */
export function companiesOf(sheet: Pick<Sheet, 'current'>): CompanyOf {
  const companiesNow = derivedFromSheet(sheet, ({ values }) => parseCompanies(values));
  return (slug) => {
    const companies = companiesNow();
    if (!companies?.length) return undefined;
    return findCompany(companies, slug) ?? companyMeantBy(companies, slug) ?? null;
  };
}
