import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SectorIcon } from './sector-icon';

it.each([
  ['Banking', 'landmark'],
  ['Utilities & Energy', 'zap'],
  ['Oil, gas and mining', 'pickaxe'],
  ['Aerospace & defence', 'plane'],
  ['Something new', 'building'],
  [undefined, 'building'],
])('%s is drawn as %s', (sector, icon) => {
  expect(renderToStaticMarkup(<SectorIcon sector={sector} />)).toContain(`lucide-${icon}`);
});
