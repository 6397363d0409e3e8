import { decimalOf, integerOf, textOf } from './cells';
import type { Company } from './company';
import { type Column, locateColumns } from './headers';
import { normaliseSector } from './sector';
import { toSlug } from './slug';

/**
 * Turns the sheet's rows (headers first) into companies, sorted by name. Drops rows without a name. Slugs are unique:
 * if two rows have the same slug, the later one gets a number. Sectors that differ only in case are spelt as in the
 * first row.
 */
export function parseCompanies(rows: readonly (readonly string[])[]): Company[] {
  const [headerRow, ...dataRows] = rows;
  if (!headerRow) return [];
  const positions = locateColumns(headerRow);
  const slugs = new Set<string>();
  const sectors = new Map<string, string>();
  const companies: { company: Company; sortKey: string }[] = [];
  for (const row of dataRows) {
    const cell = (column: Column) => {
      const position = positions[column];
      return position === undefined ? undefined : row[position];
    };
    const company = companyOf(cell);
    if (!company) continue;
    company.slug = uniqueSlug(company.slug, slugs);
    slugs.add(company.slug);
    company.sector &&= firstSpelling(company.sector, sectors);
    companies.push({ company, sortKey: sortKeyOf(company.name) });
  }
  companies.sort((a, b) => (a.sortKey < b.sortKey ? -1 : Number(a.sortKey > b.sortKey)));
  return companies.map(({ company }) => company);
}

/** Ignores case and accents, and sorts numbers by value. Not `Intl.Collator`: its first use takes a phone 40 ms. */
function sortKeyOf(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/\d+/g, (digits) => digits.padStart(12, '0'));
}

function companyOf(cell: (column: Column) => string | undefined): Company | null {
  const name = textOf(cell('name'));
  if (!name) return null;
  const stockSymbol = textOf(cell('stockSymbol'));
  const sector = textOf(cell('sector'));
  const staff = integerOf(cell('employeeSize')) ?? 0;
  return {
    name,
    // A name without letters or digits leaves no slug: use its ticker.
    slug:
      [textOf(cell('slug')), name, stockSymbol].map(toSlug).find((slug) => /[a-z0-9]/.test(slug)) ??
      'company',
    savingsAccount: integerOf(cell('savingsAccount')),
    withShareSave: integerOf(cell('withShareSave')),
    withShareMore: integerOf(cell('withShareMore')),
    pipelineId: pipelineIdOf(cell('pipelineId')),
    stockSymbol,
    priceChange3Year: decimalOf(cell('priceChange3Year')) ?? 0,
    analystsBuy: integerOf(cell('analystsBuy')) ?? 0,
    analystsHold: integerOf(cell('analystsHold')) ?? 0,
    analyststSell: integerOf(cell('analystsSell')) ?? 0,
    sector: sector ? normaliseSector(sector) : undefined,
    employeeSize: staff > 0 ? staff : undefined,
    nextLaunch: textOf(cell('nextLaunch')) || undefined,
    description: textOf(cell('description')) || undefined,
  };
}

/** An invalid id becomes '', which closes the form: the CRM would refuse the registrations. */
function pipelineIdOf(cell: string | undefined): string {
  const id = decimalOf(cell) ?? 0;
  return Number.isSafeInteger(id) && id > 0 ? String(id) : '';
}

function firstSpelling(sector: string, known: Map<string, string>): string {
  const key = sector.toLowerCase();
  const spelling = known.get(key) ?? sector;
  known.set(key, spelling);
  return spelling;
}

function uniqueSlug(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}
