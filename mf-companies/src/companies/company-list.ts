import type { Company, CompanyList } from '@sharemore/platform/companies';
import { parseCompanies, sampleCompanies } from '@sharemore/platform/companies';
import type { ServerContext } from '@sharemore/platform/contract';
import { knownCompanies, loadCompanies } from './browser-companies';

/** What a route loader gets as `context`: the server's, or nothing of use in the browser. */
export type LoaderContext = unknown;

/**
 * What a loader makes of the company list: at once on the server and where the browser has it, else a promise that
 * only `make` can reject. A list that the browser kept may be behind the sheet, and the built-in one is none: such a
 * list is not `complete`.
 */
export function fromCompanies<T>(
  context: LoaderContext,
  make: (list: CompanyList, complete: boolean) => T,
): T | Promise<T> {
  if (isServerContext(context)) return make(serverCompanies(context), true);
  const known = knownCompanies();
  return known ? make(known, false) : loadCompanies().then((list) => make(list, list.origin !== 'built-in'));
}

/** Parsed once for as long as the server hands out the same rows. */
const parsed = new WeakMap<string[][], readonly Company[]>();

/** The list from the server's sheet; the sample companies stand in for a sheet that holds none. */
export function serverCompanies(context: ServerContext): CompanyList {
  const { values, source } = context.sheet();
  let companies = parsed.get(values);
  if (!companies) {
    companies = parseCompanies(values);
    parsed.set(values, companies);
  }
  return companies.length > 0
    ? { companies, origin: source }
    : { companies: sampleCompanies(), origin: 'built-in' };
}

function isServerContext(context: LoaderContext): context is ServerContext {
  return typeof context === 'object' && context !== null && 'sheet' in context;
}
