import { type AreaModule, pageRoutes } from '@sharemore/platform/contract';
import config from '../area.config';
import { paths } from './paths';

const finder = async () => ({ default: (await import('./finder/company-box')).CompanyBox });

/** The companies area: the directory, a page for each employer, and the employer finder for other areas. */
export const area: AreaModule = {
  routes: pageRoutes(config, import.meta.glob('./pages/*/*-page.tsx')),
  slots: {
    'employer-finder': finder,
    'company-selector': finder,
  },
  // Imported on demand: pages that only show the finder do not need the list. Browsers need no sitemap.
  sitemap: import.meta.env.SSR
    ? async (context) => {
        const { serverCompanies } = await import('./companies/company-list');
        return serverCompanies(context).companies.map(({ slug }) => paths.company(slug));
      }
    : undefined,
};
