/** The parser of the company sheet (spec section 3), shared because the server uses it without the companies area. */
export type { Company, CompanyList, CompanyOrigin } from './company';
export { findCompany } from './find-company';
export { locateColumns, nameHeader, squeeze } from './headers';
export { parseCompanies } from './parse-companies';
export { sampleCompanies, sampleRows } from './sample-companies';
export { toSlug } from './slug';
