import { z } from 'zod';
import { FORM_NAMES } from './api';
import type { SlotName } from './area';

/** A tar's header has 100, of which a store needs three for the ending of a compressed form. */
const LONGEST_PATH = 97;
/** At most 16 names, of which none begins with a dot. */
const PATH = /^[\w@-][\w.@-]*(\/[\w@-][\w.@-]*){0,15}$/;
/** What an archive cannot carry in the one header that is read of each file. */
export const PATH_RULE = `a path may have ${LONGEST_PATH} characters, of a to z, A to Z, 0 to 9, _ . @ and -`;
/** Whether a build may have a file or folder at this path: asked at the build, and of every build from elsewhere. */
export const isBuiltPath = (path: string): boolean => path.length <= LONGEST_PATH && PATH.test(path);

/** Files of a build that a part needs, relative to the build's `client/` folder. */
export type PartFiles = z.infer<typeof partFiles>;

const partFiles = z.object({ modules: z.array(z.string()), styles: z.array(z.string()) });

const sharedPackage = z.object({
  version: z.string(),
  /** The exports that the shell provides, or that an area uses. */
  names: z.array(z.string()),
});

export type FormConfig = z.infer<typeof formConfig>;

/** A form as its area declares it: where it stands, and its words (spec sections 4 and 8). */
const formConfig = z.object({
  /** The page with the form, to which a post without script returns; `:name` stands for the form's field of that name. */
  page: z.string().startsWith('/'),
  /** The id of the form's element on that page. */
  place: z.string(),
  success: z.string(),
  failure: z.string(),
  /** Shown when the server does not answer; `failure` by default. */
  unexpected: z.string().optional(),
  /** Whether the server's message for a refusal is shown in place of `failure`. */
  quotesRefusals: z.boolean().optional(),
});

export type AreaLink = z.infer<typeof areaLink>;

/** An entry that an area adds to the site's navigation, after the site's own. */
const areaLink = z.object({
  label: z.string().max(40),
  /** A page of the area. */
  to: z.string().startsWith('/'),
  /** The header's row, one of its dropdowns (which the footer repeats), or the footer alone. */
  place: z.enum(['header', 'employees', 'company', 'footer']),
  /** Of several areas' entries in a place the lowest comes first (default: 0). */
  order: z.number().optional(),
});

/** What a manifest says as the area's config does. */
const declared = z.object({
  /** What people call the area: "News". A page that has to say that a part is unavailable names it so. */
  title: z.string(),
  /** Paths of `pages` for a single visitor or for staff, which the sitemap leaves out. */
  unlisted: z.array(z.string()).optional(),
  /** The forms on the area's pages, by the call of the API that they post to. */
  forms: z.partialRecord(z.enum(FORM_NAMES), formConfig).optional(),
  /** Path pattern to the query parameters that change the page or a slot in it; the server ignores all others. */
  queries: z.record(z.string(), z.array(z.string())).optional(),
  links: z.array(areaLink).max(30).optional(),
  /** The platform versions that the area works with (semver range); of the shell, its version. */
  platform: z.string(),
  /**
   * The maximum that a first visit of any page may load of the area, in KB of Brotli; publishing refuses more. `html` is
   * the time in milliseconds until a page's HTML is whole; `sharemore check` refuses more (default: 2000).
   */
  budget: z.object({ script: z.number(), style: z.number(), html: z.number().optional() }).optional(),
});

/** `area.config.ts` of each area: its paths and needs, readable without running the area. */
export interface AreaConfig extends z.infer<typeof declared> {
  name: string;
  /** Path pattern to the page's source file (relative to the area). */
  pages: Record<string, string>;
  /** Slot name to the source file of its component. */
  slots?: Partial<Record<SlotName, string>>;
}

export type AreaManifest = z.infer<typeof areaManifest>;

/** `area.json`: describes one build of an area; written by the build, checked at publishing. */
export const areaManifest = declared.extend({
  area: z.string(),
  /** The build's id: a hash of its content. */
  build: z.string(),
  contract: z.number().int(),
  /** The browser's entry: the federation's `remoteEntry.js`, or the shell's start module. */
  entry: z.string(),
  /** The entry and everything that it imports. */
  base: partFiles,
  /** Path pattern to the files of its page beyond `base`; null for none. */
  pages: z.record(z.string().startsWith('/'), partFiles.nullable()),
  slots: z.partialRecord(z.custom<SlotName>(), partFiles),
  /** Fonts to preload on every page. */
  fonts: z.array(z.string()),
  /** The shared packages that the shell provides, by import name; `file` is the server's module, in the build's folder. */
  provides: z.record(z.string(), sharedPackage.extend({ file: z.string() })),
  /** The shared packages that the build uses, by import name. */
  imports: z.record(z.string(), sharedPackage),
  /** Subresource integrity of each file, by its path in the build's folder. */
  integrity: z.record(z.string(), z.string()).superRefine((files, context) => {
    const wrong = Object.keys(files).find((file) => !isBuiltPath(file));
    const message = `it has ${JSON.stringify(wrong?.slice(0, 200))}, but ${PATH_RULE}`;
    if (wrong !== undefined) context.addIssue({ code: 'custom', message });
  }),
});
