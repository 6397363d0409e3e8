import type { Company } from '@sharemore/platform/companies';
import { loadCompanies } from '../companies/browser-companies';
import { findByName } from '../companies/find-by-name';
import { CompanyDropdown } from './company-dropdown';

/** All that the box needs once somebody comes near: the list under it, and what finds companies for it. */
export async function loadDropdown() {
  const { companies, origin } = await loadCompanies();
  return {
    Dropdown: CompanyDropdown,
    isStandIn: origin === 'built-in',
    find: (text: string): readonly Company[] => findByName(companies, text),
  };
}
