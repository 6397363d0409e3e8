import type { AreaConfig } from '@sharemore/platform/contract';

export default {
  name: 'mf-account',
  title: 'Your account',
  pages: {
    '/login': 'src/pages/login/login-page.tsx',
    '/dashboard': 'src/pages/dashboard/dashboard-page.tsx',
    '/copy-export': 'src/pages/copy-export/copy-export-page.tsx',
  },
  unlisted: ['/login', '/dashboard', '/copy-export'],
  platform: '^5.0.0',
  budget: { script: 16, style: 5 },
} satisfies AreaConfig;
