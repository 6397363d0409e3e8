import { type AreaModule, pageRoutes } from '@sharemore/platform/contract';
import config from '../area.config';

/** The news area. Each article is a page with a file of its own, so that a visitor loads no other. */
export const area: AreaModule = {
  routes: pageRoutes(config, import.meta.glob(['./pages/*/*-page.tsx', './articles/*.ts'])),
};
