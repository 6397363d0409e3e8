import { type AreaModule, pageRoutes } from '@sharemore/platform/contract';
import config from '../area.config';

/** The account area: the login page, the sample dashboard and the text export for staff. */
export const area: AreaModule = {
  routes: pageRoutes(config, import.meta.glob('./pages/*/*-page.tsx')),
};
