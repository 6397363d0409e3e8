import { CompanyBox } from './company-box';

/** The slot `employer-finder`: where the site's story starts for an employee. */
export function EmployerFinder() {
  return <CompanyBox size="l" />;
}
