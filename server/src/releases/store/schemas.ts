import type { AreaManifest } from '@sharemore/platform/contract';
import { z } from 'zod';
import { ACTIONS, type Change, type PublishedBuild, type ReleaseToken } from './release-store';

/** Names that are folders and parts of addresses too; two folders of the release folder are no areas. */
export const areaName = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,63}$/)
  .refine((name) => !['changes', 'tokens'].includes(name), 'is taken');
export const buildId = z.string().regex(/^[a-z0-9]{1,64}$/);

const part = z.object({ modules: z.array(z.string()), styles: z.array(z.string()) });
const shared = z.object({ version: z.string(), names: z.array(z.string()) });

/** `area.json` as it may come from another team's build: checked before anything of it is believed. */
export const areaManifestSchema: z.ZodType<AreaManifest> = z.object({
  area: areaName,
  build: buildId,
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

const set = z.object({ id: z.string(), builds: z.record(areaName, buildId) });

export const changeSchema: z.ZodType<Change> = z.object({
  number: z.number().int().positive(),
  action: z.enum(['promote', 'roll out', 'rollback', 'remove', 'take back']),
  set,
  rollout: z.object({ set, percent: z.number() }).optional(),
  by: z.string(),
  at: z.iso.datetime(),
  why: z.string(),
});

export const publishedBuildSchema: z.ZodType<PublishedBuild> = z.object({
  manifest: areaManifestSchema,
  by: z.string(),
  at: z.iso.datetime(),
  commit: z.string().optional(),
  message: z.string().optional(),
  previewedUntil: z.iso.datetime().optional(),
});

export const releaseTokenSchema: z.ZodType<ReleaseToken> = z.object({
  id: z.string(),
  hash: z.string(),
  area: z.string(),
  can: z.array(z.enum(ACTIONS)),
  by: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  revokedAt: z.iso.datetime().optional(),
});
