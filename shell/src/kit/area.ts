import type { AreaModule } from '@sharemore/platform/contract';

/** The page of primitives as an area of its own, which only development knows. */
export const area: AreaModule = {
  routes: [{ path: '/_kit', lazy: () => import('./kit-page') }],
};
