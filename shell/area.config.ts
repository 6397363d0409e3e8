import type { AreaConfig } from '@sharemore/platform/contract';

/** The shell owns no path: all pages come from the areas of the live release set. */
export default {
  name: 'shell',
  pages: {},
  platform: '2.0.0',
  budget: { script: 125, style: 12 },
} satisfies AreaConfig;
