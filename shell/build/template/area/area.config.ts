import type { AreaConfig } from '@sharemore/platform/contract';

export default {
  name: 'mf-example',
  title: 'Example',
  pages: { '/example': 'src/pages/example/example-page.tsx' },
  links: [{ label: 'Example', to: '/example', place: 'company' }],
  platform: '^5.0.0',
} satisfies AreaConfig;
