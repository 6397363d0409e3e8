import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The repository's root. */
export const root = resolve(import.meta.dirname, '..');

/** The areas: every folder here with an area's config; a new one is found by itself. */
export const areaNames = readdirSync(root)
  .filter((name) => name !== 'shell' && existsSync(join(root, name, 'area.config.ts')))
  .sort();

/** All apps. */
export const apps = ['shell', ...areaNames];
