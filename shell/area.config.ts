import type { AreaConfig } from '@sharemore/platform/contract';
import platform from './platform/package.json' with { type: 'json' };

/** The shell owns no path: all pages come from the areas of the live release set. */
export default {
  name: 'shell',
  title: 'ShareMore',
  pages: {},
  platform: platform.version,
  budget: { script: 125, style: 12 },
} satisfies AreaConfig;
