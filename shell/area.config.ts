import type { AreaConfig } from '@sharemore/platform/contract';

/** The shell owns no path: it shows whatever the areas of the live set claim. */
export default {
  name: 'shell',
  pages: {},
  platform: '2.0.0',
  budget: { script: 125, style: 12 },
} satisfies AreaConfig;
