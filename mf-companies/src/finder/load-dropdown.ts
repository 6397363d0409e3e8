import { loadCompanies } from '../companies/browser-companies';
import { findByName } from '../companies/find-by-name';
import { CompanyDropdown } from './company-dropdown';

/** Loads what the box needs after the first interaction: its dropdown and the company search. */
export async function loadDropdown() {
  const { companies, origin } = await loadCompanies();
  return {
    Dropdown: CompanyDropdown,
    origin,
    find: (text: string) => findByName(companies, text),
  };
}

export type LoadedDropdown = Awaited<ReturnType<typeof loadDropdown>>;
