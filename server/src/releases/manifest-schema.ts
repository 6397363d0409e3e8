import type { AreaManifest, LivePointer } from '@sharemore/platform/contract';
import { z } from 'zod';

const shared = z.object({ version: z.string(), names: z.array(z.string()) });

const part = z.object({ modules: z.array(z.string()), styles: z.array(z.string()) });

/** `area.json` as it may come from another team's build: checked before anything of it is believed. */
export const areaManifestSchema: z.ZodType<AreaManifest> = z.object({
  area: z.string().regex(/^[a-z][a-z0-9-]*$/),
  build: z.string().regex(/^[a-z0-9]+$/),
  contract: z.number().int(),
  platform: z.string(),
  entry: z.string(),
  base: part,
  pages: z.record(z.string().startsWith('/'), part.nullable()),
  queries: z.record(z.string(), z.array(z.string())).optional(),
  slots: z.record(z.string(), part),
  fonts: z.array(z.string()),
  provides: z.record(z.string(), shared.extend({ file: z.string() })),
  imports: z.record(z.string(), shared),
  examples: z.record(z.string(), z.string().startsWith('/')),
  budget: z.object({ script: z.number(), style: z.number() }).optional(),
  integrity: z.record(z.string(), z.string()),
});

const releaseSet = z.object({
  id: z.string(),
  builds: z.record(z.string(), z.string()),
  promotedAt: z.string(),
});

export const livePointerSchema: z.ZodType<LivePointer> = z.object({
  set: releaseSet,
  history: z.array(releaseSet),
});
