import type { Company } from '@sharemore/platform/companies';
import { searchable } from './searchable';

interface Entry {
  company: Company;
  name: string;
}

interface Search {
  text: string;
  entries: readonly Entry[];
}

/** The names of a list as they are compared, and what was last found among them. */
const searches = new WeakMap<readonly Company[], { all: Search; last: Search }>();

/** The companies whose name holds `text`, in any case, in the order of the list; all of them for no text. */
export function findByName(companies: readonly Company[], text: string): readonly Company[] {
  const wanted = searchable(text.trim());
  if (!wanted) return companies;
  let known = searches.get(companies);
  if (!known) {
    const entries = companies.map((company) => ({ company, name: searchable(company.name) }));
    const all = { text: '', entries };
    known = { all, last: all };
    searches.set(companies, known);
  }
  // Typing goes on from what was found: a name that lacks "te" lacks "tes" too.
  const { entries } = wanted.includes(known.last.text) ? known.last : known.all;
  known.last = { text: wanted, entries: entries.filter(({ name }) => name.includes(wanted)) };
  return known.last.entries.map(({ company }) => company);
}
