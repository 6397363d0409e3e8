import { areaManifest } from '@sharemore/platform/contract/area-manifest';
import { z } from 'zod';
import { ReleaseRefused } from '../release-refused';
import { FOLDERS } from './storage';

/** The actions that a token can permit. */
export const ACTIONS = [
  'publish',
  'promote',
  'preview',
  'rollback',
  'remove',
  'list',
  'show',
  'pull',
  'doctor',
  'admin',
] as const;
export type Action = (typeof ACTIONS)[number];

/** An area's name is also a folder name and part of URLs. Objects keyed by area have `constructor` from birth. */
export const areaName = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,63}$/, 'must be the name of an area, as mf-news is')
  .refine((name) => !['cache', ...FOLDERS].includes(name) && !(name in Object.prototype), 'is taken');
export const buildId = z.string().regex(/^[a-z0-9]{1,64}$/);

/** Whether both are valid names, for example parts of a URL. */
export const isBuildName = (area: string, build: string): boolean =>
  areaName.safeParse(area).success && buildId.safeParse(build).success;

/** The builds by area, each named `AREA@BUILD`. @throws {ReleaseRefused} */
export function buildsOf(names: string[]): Record<string, string> {
  const builds: Record<string, string> = {};
  for (const name of names) {
    const [area = '', build = ''] = name.split('@');
    if (!isBuildName(area, build)) throw new ReleaseRefused(`"${name}" is no AREA@BUILD`);
    if (builds[area])
      throw new ReleaseRefused(`${area} is named twice: say which build. Nothing was made live`);
    builds[area] = build;
  }
  return builds;
}

/** What is looked through for each page or for each request. */
const LISTS = ['pages', 'slots', 'queries', 'unlisted', 'fonts', 'provides', 'imports'] as const;
const MOST_ENTRIES = 300;
/** At most 8 segments. */
const PAGE_PATH = /^(?=.{1,200}$)(\/[^/]*){1,8}$/;

/** `area.json` of a build, which is untrusted input. */
export const areaManifestSchema = areaManifest
  .extend({ area: areaName, build: buildId })
  .superRefine((manifest, { addIssue }) => {
    for (const list of LISTS)
      if (Object.keys(manifest[list] ?? {}).length > MOST_ENTRIES)
        addIssue({ code: 'custom', path: [list], message: `has more than ${MOST_ENTRIES} entries` });
  })
  .refine(({ pages }) => Object.keys(pages).every((path) => PAGE_PATH.test(path)), {
    path: ['pages'],
    error: 'has a path of more than 8 segments or 200 characters',
  });

export const publishedBuildSchema = z.object({
  manifest: areaManifestSchema,
  by: z.string(),
  at: z.iso.datetime(),
  commit: z.string().optional(),
  message: z.string().optional(),
});
export type PublishedBuild = z.infer<typeof publishedBuildSchema>;

const set = z.object({ id: z.string(), builds: z.record(areaName, buildId) });

export const changeSchema = z.object({
  number: z.number().int().positive(),
  action: z.enum(['promote', 'rollout', 'rollback', 'remove', 'abort']),
  /** The set that this change makes live. */
  set,
  /** A set that a share of visitors gets instead of the live one. */
  rollout: z.object({ set, percent: z.number() }).optional(),
  by: z.string(),
  at: z.iso.datetime(),
  why: z.string(),
});

/** One change of what is live, derived from the change before it. Unique numbers make appending a compare-and-set. */
export type Change = z.infer<typeof changeSchema>;

export const refusalSchema = z.object({
  set,
  action: z.enum(ACTIONS),
  by: z.string(),
  at: z.iso.datetime(),
  problems: z.array(z.string()),
});

/** A set that was meant to go live and failed its preflight. */
export type Refusal = z.infer<typeof refusalSchema>;

export const releaseTokenSchema = z.object({
  id: z.string(),
  /** SHA-256 of the secret, hex. */
  hash: z.string(),
  /** The only area that the token may touch; `*` for all. */
  area: z.string(),
  can: z.array(z.enum(ACTIONS)),
  by: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  revokedAt: z.iso.datetime().optional(),
});

export type ReleaseToken = z.infer<typeof releaseTokenSchema>;
