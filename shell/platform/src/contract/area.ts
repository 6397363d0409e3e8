import type { ComponentType, ReactElement } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { SheetPayload } from './api';
import type { SlotName } from './slots';

/** What the server hands to loaders while it renders; in the browser loaders get no context. */
export interface ServerContext {
  /** The company sheet as the server has it now. */
  sheet(): SheetPayload;
  siteUrl: string;
}

/**
 * A page route. `path` is absolute and is declared in the area's `area.config.ts` too.
 * `lazy` brings `Component` and, where the page has data, `loader`.
 */
export type AreaRoute = RouteObject & { path: string };

export interface SitemapEntry {
  path: string;
  /** ISO date of the last change, when it is known. */
  lastModified?: string;
}

/** The one module that each area exposes as `./area`. */
export interface AreaModule {
  routes: AreaRoute[];
  /** Components that other areas' pages may show, by slot name; each is fetched only when shown. */
  slots?: Partial<Record<SlotName, () => Promise<{ default: ComponentType }>>>;
  /** Addresses for the sitemap beyond the area's fixed paths (the articles, the companies). */
  sitemap?: (context: ServerContext) => Promise<SitemapEntry[]> | SitemapEntry[];
}

/** What a link preview of a page shows beside the site's name; the build draws it. */
export interface Picture {
  /** A few words above the title: the part of the site, the kind of page. */
  kicker: string;
  title: string;
  /** An `<svg>`, or the text of one, whose colours are attributes; the brand mark stands in for it. */
  art?: ReactElement | string;
}

/** The address of a picture that this area's build drew; for the area's own pages only. */
export const pictureUrl = (name: string): string => `${import.meta.env.BASE_URL}pictures/${name}.png`;

/** `area.config.ts` of each area: what it claims, readable without running the area. */
export interface AreaConfig {
  name: string;
  /** Path pattern to the page's source file (relative to the area), or null for a resource route. */
  pages: Record<string, string | null>;
  /** Path pattern to the names of the queries that change its page, or a slot in it; all others are ignored. */
  queries?: Record<string, string[]>;
  /**
   * Path pattern to the address, with the same `:names`, that its loader asks in the browser (`fetchData`): the shell
   * asks for it together with the page's files.
   */
  data?: Record<string, string>;
  /** Slot name to the source file of its component. */
  slots?: Partial<Record<SlotName, string>>;
  /** A source file that exports `pictures`: what link previews of the area's pages show, by name. */
  pictures?: string;
  /** The range of the platform package that the area works with (semver). */
  platform: string;
  /** Path pattern to an address of it that is tried before a build goes live; without one, the sitemap's first. */
  examples?: Record<string, string>;
  /** The most that a first visitor of any page may load of the area, in KB of Brotli; more does not go live. */
  budget?: { script: number; style: number };
}
