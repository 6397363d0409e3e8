import type { AreaConfig } from '@sharemore/platform/contract';
import { employerForm, registrationForm } from './src/forms';

export default {
  name: 'mf-companies',
  title: 'Find Your Employer',
  pages: {
    '/companies': 'src/pages/companies/companies-page.tsx',
    '/company/:slug': 'src/pages/company/company-page.tsx',
    '/company/:slug/poster': 'src/pages/poster/poster-page.tsx',
  },
  forms: { registration: registrationForm, employer: employerForm },
  queries: {
    '/companies': ['q', 'industry', 'size', 'sort', 'page'],
    '/company/:slug': ['monthly', 'price', 'rate', 'basis'],
  },
  slots: {
    'employer-finder': 'src/finder/company-box.tsx',
    'company-selector': 'src/finder/company-box.tsx',
  },
  platform: '^5.0.0',
  budget: { script: 24, style: 6 },
} satisfies AreaConfig;
