import { z } from 'zod';
import { FORM_NAMES } from './api';
import type { FormConfig } from './forms';
import type { SlotName } from './slots';

/** Files of a build that a part needs, relative to the build's `client/` folder. */
export type PartFiles = z.infer<typeof partFiles>;

const partFiles = z.object({ modules: z.array(z.string()), styles: z.array(z.string()) });

export type SharedPackage = z.infer<typeof sharedPackage>;

const sharedPackage = z.object({
  version: z.string(),
  /** The exports that the shell provides, or that an area uses. */
  names: z.array(z.string()),
});

export type ProvidedPackage = z.infer<typeof providedPackage>;

const providedPackage = sharedPackage.extend({
  /** The server's module of the package, in the build's folder. */
  file: z.string(),
});

const formConfig: z.ZodType<FormConfig> = z.object({
  page: z.string().startsWith('/'),
  place: z.string(),
  success: z.string(),
  failure: z.string(),
  unexpected: z.string().optional(),
  quotesRefusals: z.boolean().optional(),
});

export type AreaManifest = z.infer<typeof areaManifest>;

/**
 * `area.json`: describes one build of an area; written by the build, checked at publishing. `title`, `unlisted`, `forms`,
 * `queries` and `budget` are those of `AreaConfig`.
 */
export const areaManifest = z.object({
  area: z.string(),
  title: z.string(),
  /** The build's id: a hash of its content. */
  build: z.string(),
  contract: z.number().int(),
  /** The shell's platform version, or the range of versions that an area works with (semver). */
  platform: z.string(),
  /** The browser's entry: the federation's `remoteEntry.js`, or the shell's start module. */
  entry: z.string(),
  /** The entry and everything that it imports. */
  base: partFiles,
  /** Path pattern to the files of its page beyond `base`; null for none. */
  pages: z.record(z.string().startsWith('/'), partFiles.nullable()),
  unlisted: z.array(z.string()).optional(),
  forms: z.partialRecord(z.enum(FORM_NAMES), formConfig).optional(),
  queries: z.record(z.string(), z.array(z.string())).optional(),
  slots: z.partialRecord(z.custom<SlotName>(), partFiles),
  /** Fonts to preload on every page. */
  fonts: z.array(z.string()),
  /** The shared packages that the shell provides, by import name. */
  provides: z.record(z.string(), providedPackage),
  /** The shared packages that the build uses, by import name. */
  imports: z.record(z.string(), sharedPackage),
  budget: z.object({ script: z.number(), style: z.number(), html: z.number().optional() }).optional(),
  /** Subresource integrity of each file, by its path in the build's folder. */
  integrity: z.record(z.string(), z.string()),
});
