import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runnerImport } from 'vite';
import { areaNames, root } from '../../apps';
import { employer } from '../drawings/scenes';
import { drawShareImage, type ShareImage, svgOf } from './share-image';

/** The hash of each image's SVG as it was last drawn, so that a test sees without drawing what is out of date. */
export const HASHES = resolve(import.meta.dirname, 'hashes.json');

/** The image on which the server writes a page's words. */
const BACKGROUND = 'server/share-image';
const ICONS = join(root, 'mf-companies/src/directory/sectors.svg');

/** All share images of the areas (`src/share-images.ts`), by `AREA/NAME`. */
export async function readShareImages(): Promise<Record<string, ShareImage>> {
  const [, people] = /<symbol id="people".*?>(.*?)<\/symbol>/s.exec(readFileSync(ICONS, 'utf8')) ?? [];
  const sign = `<g fill="none" stroke="var(--color-link)" stroke-width="2" transform="translate(189 66) scale(3)">${people}</g>`;
  const art = `<svg viewBox="0 0 480 400"><title>employer</title>${employer}${sign}</svg>`;
  const all: Record<string, ShareImage> = { [BACKGROUND]: { title: '', description: '', art } };
  for (const area of areaNames) {
    const file = join(root, area, 'src/share-images.ts');
    if (!existsSync(file)) continue;
    const options = { configFile: false as const, root: join(root, area) };
    const { module } = await runnerImport<{ shareImages: Record<string, ShareImage> }>(file, options);
    for (const [name, image] of Object.entries(module.shareImages)) {
      const art = readFileSync(join(root, area, `src/art/scenes/${image.art}.svg`), 'utf8');
      all[`${area}/${name}`] = { ...image, art };
    }
  }
  return all;
}

/** The hash of each image's SVG. */
export const hashesOf = (images: Record<string, ShareImage>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(images).map(([name, image]) => [name, hash('sha256', svgOf(image)).slice(0, 16)]),
  );

/** Where an image is committed, and served from. */
export function fileOf(name: string): string {
  if (name === BACKGROUND) return join(root, 'server/src/site/share-image.svg');
  const [area = '', image] = name.split('/');
  return join(root, area, `public/share-images/${image}.png`);
}

/** `npm run share-images`: draws those that have changed, and removes those that are gone. */
if (process.argv[1] === import.meta.filename) {
  const images = await readShareImages();
  const [drawn, wanted] = [JSON.parse(readFileSync(HASHES, 'utf8')), hashesOf(images)];
  for (const [name, image] of Object.entries(images)) {
    if (drawn[name] === wanted[name] && existsSync(fileOf(name))) continue;
    mkdirSync(resolve(fileOf(name), '..'), { recursive: true });
    writeFileSync(fileOf(name), name === BACKGROUND ? svgOf(image) : drawShareImage(image));
    process.stdout.write(`drew ${name}\n`);
  }
  for (const name of Object.keys(drawn)) if (!images[name]) rmSync(fileOf(name), { force: true });
  writeFileSync(HASHES, `${JSON.stringify(wanted, null, 2)}\n`);
}
