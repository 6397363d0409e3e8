import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { platformFile } from './folders';

const [light, dark] = coloursByScheme(readFileSync(platformFile('tokens.css'), 'utf8'));

/** The light scheme's value of a colour token. @throws if there is no such token */
export function lightColour(name: string): string {
  const value = light.get(name);
  if (!value) throw new Error(`A drawing uses ${name}, which is not a colour in tokens.css`);
  return value;
}

/** Writes the colour tokens that an SVG file uses into it: in an image, the page's own tokens do not apply. */
export const colourDrawings: Plugin = {
  name: 'sharemore:colour-drawings',
  configureServer({ config, middlewares }) {
    middlewares.use(({ url = '' }, response, next) => {
      const [, path = ''] = /^(.+\.svg)(\?no-inline)?$/.exec(url) ?? [];
      const file = join(config.root, path);
      if (!path || !existsSync(file)) return next();
      response.setHeader('Content-Type', 'image/svg+xml');
      response.end(coloured(readFileSync(file, 'utf8')));
    });
  },
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'asset' && file.fileName.endsWith('.svg'))
        file.source = coloured(Buffer.from(file.source).toString());
    }
  },
};

function coloured(svg: string): string {
  const used = [...new Set(svg.match(/(?<=var\()--color-[\w-]+/g))];
  if (used.length === 0) return svg;
  const lights = used.map((name) => `${name}: ${lightColour(name)};`);
  const darks = used.flatMap((name) => (dark.has(name) ? `${name}: ${dark.get(name)};` : []));
  const style = `:root{${lights.join('')}}@media (prefers-color-scheme: dark){:root{${darks.join('')}}}`;
  return svg.replace(/<svg[^>]*>/, `$&<style>${style}</style>`);
}

/** The colours of `:root` in the light scheme, and those that the dark one changes. */
function coloursByScheme(css: string): [Map<string, string>, Map<string, string>] {
  const [, ...schemes] = css.split(':root {').map((part) => {
    const colours = part.slice(0, part.indexOf('}')).matchAll(/(--color-[\w-]+): (#\w+);/g);
    return new Map(Array.from(colours, ([, name = '', value = '']) => [name, value]));
  });
  return [schemes[0] ?? new Map(), schemes[1] ?? new Map()];
}
