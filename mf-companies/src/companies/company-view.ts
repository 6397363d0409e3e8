import { type CompanyList, endOfLaunch, findCompany } from '@sharemore/platform/companies';
import { type LoaderContext, withCompanies } from './company-list';

/** What the page of one company shows. It is embedded in the document, so it contains no other company. */
export type CompanyView = NonNullable<ReturnType<typeof viewIn>>;
export type ChartData = CompanyView['chart'];
export type AnalystCounts = CompanyView['analysts'];

/** Null when there is no such company; undefined when only the browser's list lacks it, which may be out of date. */
type Lookup = CompanyView | null | undefined;

export type LoadedCompany = ReturnType<typeof loadCompany>;

/**
 * Looks the company at `slug` up, synchronously where the list is available: its `view` is a promise only in the browser,
 * while the list is loading. An error is logged and gives null. `name` is for display until then.
 */
export function loadCompany(slug: string, context: LoaderContext) {
  const missing = import.meta.env.SSR && context ? null : undefined;
  let view: Lookup | Promise<Lookup> = null;
  try {
    view = withCompanies(context, (list) => viewIn(list, slug, context) ?? missing);
  } catch (error) {
    console.error(`The company ${slug} could not be looked up.`, error);
  }
  return { slug, name: displayName(slug), view };
}

function hasPassed(time: number, context: LoaderContext): boolean {
  // biome-ignore lint/plugin: in the browser, which keeps no page
  return import.meta.env.SSR && context ? context.hasPassed(time) : time <= Date.now();
}

/** Missing outcomes count as 0 (spec section 3). */
function viewIn({ companies, origin }: CompanyList, slug: string, context: LoaderContext) {
  const company = findCompany(companies, slug);
  if (!company) return null;
  const { slug: _, stockSymbol: __, comparableName: ___, pipelineId, ...others } = company;
  const { savingsAccount, withShareSave, withShareMore, analystsBuy, analystsHold, analyststSell, ...facts } =
    others;
  if (hasPassed(endOfLaunch(facts.nextLaunch ?? ''), context)) facts.nextLaunch = undefined;
  return {
    ...facts,
    /** Whether the waitlist takes registrations. */
    isOpen: pipelineId !== '',
    /** Three-year outcomes in whole pounds. */
    chart: {
      savingsAccount: savingsAccount ?? 0,
      withShareSave: withShareSave ?? 0,
      withShareMore: withShareMore ?? 0,
    },
    /** Whether the sheet has all three outcomes. Otherwise the chart contains a 0 for each gap: do not show it. */
    hasOutcomes: ![savingsAccount, withShareSave, withShareMore].includes(undefined),
    analysts: { buy: analystsBuy, hold: analystsHold, sell: analyststSell },
    origin,
  };
}

/**
 * Derives a name from a slug, for display until the list is loaded: two hyphens become " & ", one becomes a space, and
 * each word is capitalised (spec section 2).
 */
export function displayName(slug: string): string {
  return slug
    .replaceAll('--', '-&-')
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
