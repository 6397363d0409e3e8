/**
 * The company sheet, read: one parser for pages and for the server, which must know a company by its slug
 * without any build of the companies area (spec section 3).
 */
export type { Company, CompanyList, CompanyOrigin } from './company';
export { findCompany } from './find-company';
export { locateColumns, nameHeader, squeeze } from './headers';
export { parseCompanies } from './parse-companies';
export { sampleCompanies, sampleRows } from './sample-companies';
export { toSlug } from './slug';
