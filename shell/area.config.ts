import type { AreaConfig } from '@sharemore/platform/contract';
import platform from './platform/package.json' with { type: 'json' };
import { ownLinks } from './src/header/navigation';

/** The shell owns no path: all pages come from the areas of the live release set. */
export default {
  name: 'shell',
  title: 'ShareMore',
  pages: {},
  links: ownLinks,
  platform: platform.version,
  budget: { script: 125, style: 12 },
} satisfies AreaConfig;
