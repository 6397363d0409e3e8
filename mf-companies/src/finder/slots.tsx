import { CompanyBox } from './company-box';

/** The slot `employer-finder`: where the site's story starts for an employee. */
export function EmployerFinder() {
  return <CompanyBox size="l" />;
}

/** The slot `company-selector`: the same box within a page's text. */
export function CompanySelector() {
  return <CompanyBox size="m" />;
}
