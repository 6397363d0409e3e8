import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { apps, root } from '../../tools/apps';

const [, light = '', dark = ''] = readFileSync(join(root, 'shell/platform/src/tokens.css'), 'utf8').split(
  ':root {',
);

/** What a drawing must say of its colours: in an image, the page's own tokens do not apply. */
function coloursOf(svg: string): string {
  const used = [...new Set(svg.match(/(?<=var\()--color-[\w-]+/g))];
  const values = (scheme: string) => used.flatMap((name) => new RegExp(`${name}: #\\w+;`).exec(scheme) ?? []);
  return `  <style>
    :root { ${values(light).join(' ')} }
    @media (prefers-color-scheme: dark) {
      :root { ${values(dark).join(' ')} }
    }
  </style>`;
}

const drawings = apps
  .flatMap((app) =>
    readdirSync(join(root, app, 'src'), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(app, 'src', file),
    ),
  )
  .filter((file) => file.endsWith('.svg'))
  .map((file) => ({ file, svg: readFileSync(join(root, file), 'utf8') }))
  // One that is shown by `use` takes the page's.
  .filter(({ svg }) => svg.includes('var(') && !svg.includes('<g id="art">'));

it('finds the drawings', () => expect(drawings.length).toBeGreaterThan(5));

it.each(drawings)('$file has the colours of the tokens that it uses', ({ svg }) => {
  expect(svg).toContain(coloursOf(svg));
});
