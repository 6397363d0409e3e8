/** The parser of the company sheet (spec section 3), shared because the server uses it without the companies area. */
export { comparable } from '../readable-text';
export type { Company, CompanyList, CompanyOrigin } from './company';
export { companiesNamed, companyMeantBy, findCompany } from './company';
export { findHeaderRow, HEADERS_WITHIN } from './headers';
export { endOfLaunch, inBritishWords } from './launch';
export { parseCompanies, readSheet, sampleCompanies, sampleRows } from './parse-companies';
export { toSlug } from './slug';
