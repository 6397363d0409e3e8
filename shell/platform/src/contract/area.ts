import type { ComponentType, ReactElement } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { FormName, SheetPayload } from './api';
import type { FormConfig } from './forms';
import type { SlotName } from './slots';

/** The context that loaders get on the server; in the browser they get none. */
export interface ServerContext {
  /** The server's current rows of the company sheet. */
  sheet(): SheetPayload;
  siteUrl: string;
  /** Whether a time, in milliseconds since 1970, has passed. The page that asks holds until then, and an hour at most. */
  hasPassed(time: number): boolean;
}

/**
 * A page route. `path` is absolute and is also declared in the area's `area.config.ts`.
 * `lazy` loads `Component` and, if the page has data, `loader`.
 */
export type AreaRoute = RouteObject & { path: string };

export interface SitemapEntry {
  path: string;
}

/** The module that each area exposes as `./area`. */
export interface AreaModule {
  routes: AreaRoute[];
  /** Components that other areas' pages may show, by slot name; each is loaded only when shown. */
  slots?: Partial<Record<SlotName, () => Promise<{ default: ComponentType }>>>;
  /** Sitemap entries beyond the area's fixed paths (articles, companies). */
  sitemap?: (context: ServerContext) => Promise<SitemapEntry[]> | SitemapEntry[];
}

/** A page's share image, which `npm run share-images` draws. */
export interface ShareImage {
  /** A few words above the title: the part of the site or the kind of page. */
  kicker: string;
  title: string;
  /** An `<svg>` element or its text, with colours as attributes; the brand mark by default. */
  art?: ReactElement | string;
}

/** The address of a share image in this area's `public/share-images`; for the area's own pages only. */
export const shareImageUrl = (name: string): string => `${import.meta.env.BASE_URL}share-images/${name}.png`;

/** `area.config.ts` of each area: its paths and needs, readable without running the area. */
export interface AreaConfig {
  name: string;
  /** What people call the area: "News". A page that has to say that a part is unavailable names it so. */
  title: string;
  /** Path pattern to the page's source file (relative to the area). */
  pages: Record<string, string>;
  /** Paths of `pages` for a single visitor or for staff, which the sitemap leaves out. */
  unlisted?: string[];
  /** The forms on the area's pages, by the call of the API that they post to. */
  forms?: Partial<Record<FormName, FormConfig>>;
  /** Path pattern to the query parameters that change the page or a slot in it; the server ignores all others. */
  queries?: Record<string, string[]>;
  /** Slot name to the source file of its component. */
  slots?: Partial<Record<SlotName, string>>;
  /** The platform versions that the area works with (semver range). */
  platform: string;
  /**
   * The maximum that a first visit of any page may load of the area, in KB of Brotli; publishing refuses more. `html` is
   * the time in milliseconds until a page's HTML is whole; `sharemore check` refuses more (default: 2000).
   */
  budget?: { script: number; style: number; html?: number };
}
