import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

/** This package's folder, whose files are inputs of every build. */
export const presetDir = resolve(import.meta.dirname, '..');

/** The folder of the platform, in a workspace or as an installed package. */
export const platformDir = dirname(
  createRequire(import.meta.url).resolve('@sharemore/platform/package.json'),
);

/** A source file of the platform. */
export const platformFile = (name: string): string => join(platformDir, 'src', name);
