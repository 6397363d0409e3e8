import type { AreaModule } from '@sharemore/platform/contract';

/** The account area: signing in, the sample dashboard, and the staff's text export. */
export const area: AreaModule = {
  routes: [
    { path: '/login', lazy: () => import('./pages/login/login-page') },
    { path: '/dashboard', lazy: () => import('./pages/dashboard/dashboard-page') },
    { path: '/copy-export', lazy: () => import('./pages/copy-export/copy-export-page') },
  ],
};
