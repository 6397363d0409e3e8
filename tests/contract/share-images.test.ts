import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { fileOf, HASHES, hashesOf, readShareImages } from '../../tools/media/share-images/draw';

it('has each share image as its words and art are now (else: npm run share-images)', async () => {
  const images = await readShareImages();
  expect(JSON.parse(readFileSync(HASHES, 'utf8'))).toEqual(hashesOf(images));
  const files = Object.keys(images).map(fileOf);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  const ofAreas = files.filter((file) => file.includes('public'));
  const folders = [...new Set(ofAreas.map((file) => dirname(file)))];
  expect(folders.flatMap((folder) => readdirSync(folder))).toHaveLength(ofAreas.length);
});
