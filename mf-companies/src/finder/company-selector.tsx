import { CompanyBox } from './company-box';

/** The slot `company-selector`: the same box within a page's text. */
export function CompanySelector() {
  return <CompanyBox size="m" />;
}
