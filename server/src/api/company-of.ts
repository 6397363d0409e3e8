import {
  type Company,
  findCompany,
  parseCompanies,
  sampleCompanies,
  toSlug,
} from '@sharemore/platform/companies';
import type { Sheet } from '../sheet/open-sheet';

/** Names the company of a registration: by its slug, or by its name where an older form sent only that. */
export type CompanyOf = (named: { company?: string; companyName?: string }) => Company | null;

/** Companies of the server's own sheet, parsed once for each version of it; the same list as on the pages. */
export function companiesOf(sheet: Pick<Sheet, 'current'>): CompanyOf {
  let version: string | undefined;
  let companies: readonly Company[] = sampleCompanies();
  return ({ company, companyName = '' }) => {
    const current = sheet.current();
    if (current?.version !== version) {
      version = current?.version;
      const parsed = parseCompanies(current?.values ?? []);
      companies = parsed.length > 0 ? parsed : sampleCompanies();
    }
    if (company !== undefined) return findCompany(companies, company);
    const name = companyName.trim().toLowerCase();
    return (
      companies.find((one) => one.name.toLowerCase() === name) ?? findCompany(companies, toSlug(companyName))
    );
  };
}
