import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..');

/** The areas: every folder in the root with an `area.config.ts`. */
export const areaNames = readdirSync(root)
  .filter((name) => name !== 'shell' && existsSync(join(root, name, 'area.config.ts')))
  .sort();

export const apps = ['shell', ...areaNames];
