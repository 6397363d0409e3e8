import type { Company } from './company';

const searchNames = new WeakMap<readonly Company[], string[]>();

/** The companies whose name holds `text`, in any case, in the order of the list; all of them for no text. */
export function findByName(companies: readonly Company[], text: string): readonly Company[] {
  const wanted = text.trim().toLowerCase();
  if (!wanted) return companies;
  let names = searchNames.get(companies);
  if (!names) {
    names = companies.map(({ name }) => name.toLowerCase());
    searchNames.set(companies, names);
  }
  const found = names;
  return companies.filter((_, index) => found[index]?.includes(wanted));
}
