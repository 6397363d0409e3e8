import { CompanyBox } from './company-box';

/** The slot `employer-finder`. */
export function EmployerFinder() {
  return <CompanyBox />;
}

/** The slot `company-selector`: the same box. */
export function CompanySelector() {
  return <CompanyBox />;
}
