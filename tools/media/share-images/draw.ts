import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ShareImage } from '@sharemore/platform/contract';
import react from '@vitejs/plugin-react';
import { type Plugin, runnerImport } from 'vite';
import { areaNames, root } from '../../apps';
import { drawShareImage, svgOf } from './share-image';

/** The hash of each image's SVG as it was last drawn, so that a test sees without drawing what is out of date. */
export const HASHES = resolve(import.meta.dirname, 'hashes.json');

/** Replaces style imports: the images take colours from attributes, and there are no class names outside a build. */
const noStyles: Plugin = {
  name: 'share-images:no-styles',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.css') ? '\0no-styles' : null),
  load: (id) => (id === '\0no-styles' ? 'export default {}' : null),
};

/** All share images of the areas (`src/share-images.ts`), by `AREA/NAME`. */
export async function readShareImages(): Promise<Record<string, ShareImage>> {
  const all: Record<string, ShareImage> = {};
  for (const area of areaNames) {
    const [file] = ['ts', 'tsx'].map((end) => join(root, area, `src/share-images.${end}`)).filter(existsSync);
    if (!file) continue;
    const options = { configFile: false as const, root: join(root, area), plugins: [react(), noStyles] };
    const { module } = await runnerImport<{ shareImages: Record<string, ShareImage> }>(file, options);
    for (const [name, image] of Object.entries(module.shareImages)) all[`${area}/${name}`] = image;
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
    writeFileSync(fileOf(name), await drawShareImage(image));
    process.stdout.write(`drew ${name}\n`);
  }
  for (const name of Object.keys(drawn)) if (!images[name]) rmSync(fileOf(name), { force: true });
  writeFileSync(HASHES, `${JSON.stringify(wanted, null, 2)}\n`);
}
