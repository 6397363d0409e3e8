import { type AreaModule, pageRoutes } from '@sharemore/platform/contract';
import config from '../area.config';
import { serverCompanies } from './companies/company-list';
import { paths } from './paths';

/** The companies area: the directory, a page for each employer, and the finder for other areas' pages. */
export const area: AreaModule = {
  routes: pageRoutes(config, import.meta.glob('./pages/*/*-page.tsx')),
  slots: {
    'employer-finder': async () => ({ default: (await import('./finder/slots')).EmployerFinder }),
    'company-selector': async () => ({ default: (await import('./finder/slots')).CompanySelector }),
  },
  // Browsers have no use for it, and pages that only show the finder none for the list.
  sitemap: import.meta.env.SSR
    ? (context) => serverCompanies(context).companies.map(({ slug }) => ({ path: paths.company(slug) }))
    : undefined,
};
