import {
  type Company,
  type CompanyList,
  parseCompanies,
  sampleCompanies,
} from '@sharemore/platform/companies';
import type { ServerContext } from '@sharemore/platform/contract';
import { knownCompanies, loadCompanies } from './browser-companies';

/** The `context` of a route loader; in the browser the router gives one of its own, which holds nothing. */
export type LoaderContext = ServerContext | undefined;

/**
 * Calls `read` with the company list: synchronously on the server and where the browser has the list already, else
 * after loading it. A promise rejects only if `read` throws.
 */
export function withCompanies<T>(context: LoaderContext, read: (list: CompanyList) => T): T | Promise<T> {
  // The condition keeps the server's part out of browser bundles.
  if (import.meta.env.SSR && context) return read(serverCompanies(context));
  const known = knownCompanies();
  return known ? read(known) : loadCompanies().then(read);
}

/** The companies by the server's rows, so that the same rows are parsed only once. */
const parsed = new WeakMap<string[][], readonly Company[]>();

/** The list from the server's sheet, or the built-in sample companies when the sheet has none. */
export function serverCompanies(context: ServerContext): CompanyList {
  const { values, source } = context.sheet();
  const companies = parsed.get(values) ?? parseCompanies(values);
  parsed.set(values, companies);
  return companies.length > 0
    ? { companies, origin: source }
    : { companies: sampleCompanies(), origin: 'built-in' };
}
