import { CompanyBox } from './company-box';

/** The slot `employer-finder`: the large search box. */
export function EmployerFinder() {
  return <CompanyBox size="l" />;
}

/** The slot `company-selector`: the same box in normal size. */
export function CompanySelector() {
  return <CompanyBox size="m" />;
}
