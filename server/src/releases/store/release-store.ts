import type { AreaManifest } from '@sharemore/platform/contract';
import { z } from 'zod';

/** How often a store looks by itself whether the log grew, in milliseconds. */
export const POLL_MS = 1000;
/** Changes that are read; older ones stay in the store. */
export const REMEMBERED = 500;

/** What may be done with a token. */
export const ACTIONS = ['publish', 'promote', 'preview', 'rollback', 'remove', 'admin'] as const;
export type Action = (typeof ACTIONS)[number];

/** Names that are folders and parts of addresses too; two folders of the release folder are no areas. */
export const areaName = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,63}$/)
  .refine((name) => !['changes', 'tokens'].includes(name), 'is taken');
export const buildId = z.string().regex(/^[a-z0-9]{1,64}$/);

/** Whether a build could have this name. */
export const isBuildName = (area: string, build: string): boolean =>
  areaName.safeParse(area).success && buildId.safeParse(build).success;

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
  data: z.record(z.string(), z.string().startsWith('/')).optional(),
  slots: z.record(z.string(), part),
  fonts: z.array(z.string()),
  provides: z.record(z.string(), shared.extend({ file: z.string() })),
  imports: z.record(z.string(), shared),
  examples: z.record(z.string(), z.string().startsWith('/')),
  budget: z.object({ script: z.number(), style: z.number() }).optional(),
  integrity: z.record(z.string(), z.string()),
});

export const publishedBuildSchema = z.object({
  manifest: areaManifestSchema,
  by: z.string(),
  at: z.iso.datetime(),
  commit: z.string().optional(),
  message: z.string().optional(),
  /** Until then somebody may look at it in a preview, or is making it live. */
  previewedUntil: z.iso.datetime().optional(),
});
export type PublishedBuild = z.infer<typeof publishedBuildSchema>;

const set = z.object({ id: z.string(), builds: z.record(areaName, buildId) });

export const changeSchema = z.object({
  number: z.number().int().positive(),
  action: z.enum(['promote', 'roll out', 'rollback', 'remove', 'take back']),
  /** What is live from here on. */
  set,
  /** A set that a share of the visitors gets, beside the live one. */
  rollout: z.object({ set, percent: z.number() }).optional(),
  by: z.string(),
  at: z.iso.datetime(),
  why: z.string(),
});

/**
 * One change of what is live. It was made from the change before it: of two with one number only the first
 * is taken, which is the whole of compare-and-set.
 */
export type Change = z.infer<typeof changeSchema>;

export const releaseTokenSchema = z.object({
  id: z.string(),
  /** SHA-256 of the secret, hex. */
  hash: z.string(),
  /** The area that it is bound to; `*` for all. */
  area: z.string(),
  can: z.array(z.enum(ACTIONS)),
  by: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  revokedAt: z.iso.datetime().optional(),
});

/** A release token; the secret itself is shown once and never stored. */
export type ReleaseToken = z.infer<typeof releaseTokenSchema>;

/** Published builds, the log of what was live when and why, and tokens. */
export interface ReleaseStore {
  /**
   * Takes in the build that lies in `folder`, checked already. What is there under its name is replaced; the
   * build exists for others only when all of it is there.
   */
  addBuild(folder: string, build: PublishedBuild): Promise<void>;
  build(area: string, id: string): Promise<PublishedBuild | null>;
  /** All published builds, newest first. */
  builds(): Promise<PublishedBuild[]>;
  /** Replaces what is written of a published build, not its files. */
  updateBuild(build: PublishedBuild): Promise<void>;
  /** @returns false when somebody asked to keep the build since `build` was read: then it stays. */
  removeBuild(build: PublishedBuild): Promise<boolean>;
  /** The local folder with a build's files; it may lack them when they were lost. */
  folder(area: string, id: string): Promise<string>;

  /** What is or was live, newest first: the first one stands. Damaged entries are left out. */
  changes(): Promise<Change[]>;
  /** The number of the newest entry when it is damaged, so that an older one stands. */
  damagedEntry(): Promise<number | null>;
  /** Adds a change when its number is free, or its entry damaged. @returns false when another change took it. */
  append(change: Change): Promise<boolean>;
  /** Calls back soon after the log grew, also through another process. @returns the way to stop. */
  watch(onChange: () => void): () => void;

  tokens(): Promise<ReleaseToken[]>;
  /** Adds a token, or replaces the one with its id. */
  saveToken(token: ReleaseToken): Promise<void>;
  /** A secret that all servers on this store share, made at the first call. */
  secret(): Promise<string>;
  close(): Promise<void>;
}
