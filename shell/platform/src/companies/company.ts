import { comparable } from '../readable-text';
import { analysts, type CellReader, pipeline, pounds, priceChange, staff, text, ticker } from './cells';
import type { Column } from './headers';
import { slugOf } from './slug';

/** One employer, built from a row of the company sheet (spec section 3). */
export type Company = ReturnType<typeof companyOf>;

/** @param read reads the cell of a column in the company's row */
export function companyOf(
  name: string,
  slug: string,
  read: <T>(column: Column, reader: CellReader<T>) => T | undefined,
) {
  const stockSymbol = read('stockSymbol', ticker) ?? '';
  const sector = read('sector', text);
  return {
    name,
    /** The name for comparison with what people type. */
    comparableName: comparable(name),
    slug: slugOf(slug, name, stockSymbol),
    /** Three-year outcomes in whole pounds; absent when the cell holds no number. */
    savingsAccount: read('savingsAccount', pounds),
    withShareSave: read('withShareSave', pounds),
    withShareMore: read('withShareMore', pounds),
    /** A whole number above 0; '' while registration for this company is closed. */
    pipelineId: String(read('pipelineId', pipeline) ?? ''),
    stockSymbol,
    /** As the sheet writes it (per cent, decimals kept); 0 when unknown. */
    priceChange3Year: read('priceChange3Year', priceChange) ?? 0,
    analystsBuy: read('analystsBuy', analysts) ?? 0,
    analystsHold: read('analystsHold', analysts) ?? 0,
    /** Spelt as the specification spells it. */
    analyststSell: read('analystsSell', analysts) ?? 0,
    sector: sector && normaliseSector(sector),
    employeeSize: read('employeeSize', staff),
    /** The specification's `nextLaunchDate`, which is free text such as "Autumn 2026". */
    nextLaunch: read('nextLaunch', text),
    description: read('description', text),
  };
}

/**
 * The source of a list: a live sheet, the server's bundled sample sheet, or the three built-in companies that replace
 * an unavailable list. All but `sheet` are illustrations and must be labelled as such.
 */
export type CompanyOrigin = 'sheet' | 'sample' | 'built-in';

export interface CompanyList {
  companies: readonly Company[];
  origin: CompanyOrigin;
}

const energyTerms = /energy|utilit|power|\boil|\bgas\b|electric|renewable/i;
const miningTerms = /\bmin(e|es|ing|er|ers)\b|\bminerals?\b|\bmetals?\b/i;

/** Maps every spelling of energy and utility sectors to one name, unless it also mentions mining. */
export function normaliseSector(sector: string): string {
  return energyTerms.test(sector) && !miningTerms.test(sector) ? 'Utilities & Energy' : sector;
}

export function findCompany(companies: readonly Company[], slug: string): Company | null {
  return companies.find((company) => company.slug === slug) ?? null;
}

/**
 * The company that an address means which was typed, or changed on its way: its slug, whatever hyphens it has, or its
 * name, also with another legal form behind it, unless several are called so.
 */
export function companyMeantBy(companies: readonly Company[], text: string): Company | undefined {
  const meant = comparable(text);
  const short = comparable(withoutLegalForm(text));
  const [found, another] = companies.filter(
    ({ name, comparableName }) =>
      comparableName.startsWith(short) && comparable(withoutLegalForm(name)) === short,
  );
  return companies.find(({ slug }) => slug.replaceAll('-', '') === meant) ?? (another ? undefined : found);
}

/**
 * The companies whose name contains `text`, as `comparable` has both; all for a blank text. If there are none, those whose
 * name contains it without a legal form behind it, as payslips have it.
 */
export function companiesNamed(companies: readonly Company[], text: string): readonly Company[] {
  const wanted = comparable(text);
  const containing = (part: string) => companies.filter((each) => each.comparableName.includes(part));
  // Nobody has a name of punctuation alone.
  if (text.trim() && !wanted) return [];
  const found = containing(wanted);
  return found.length > 0 ? found : containing(comparable(withoutLegalForm(text)));
}

const LEGAL_FORMS = ['plc', 'ltd', 'limited', 'llp'];

/** `Barnaby` of `Barnaby plc`, `Barnaby Ltd.` and `barnaby-limited`, also while the form is being typed. */
function withoutLegalForm(text: string): string {
  const [, name = '', last = ''] = /^(.*[^\s-])[\s-]+([a-z]+)[\s.]*$/i.exec(text) ?? [];
  return LEGAL_FORMS.some((form) => form.startsWith(last.toLowerCase())) && name ? name : text;
}
