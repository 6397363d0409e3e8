import { type AreaModule, pageRoutes } from '@sharemore/platform/contract';
import config from '../area.config';

/** The account area: signing in, the sample dashboard, and the staff's text export. */
export const area: AreaModule = {
  routes: pageRoutes(config, import.meta.glob('./pages/*/*-page.tsx')),
};
