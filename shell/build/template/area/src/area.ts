import { type AreaModule, pageRoutes } from '@sharemore/platform/contract';
import config from '../area.config';

export const area: AreaModule = {
  routes: pageRoutes(config, import.meta.glob('./pages/*/*-page.tsx')),
};
