import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { SheetPayload } from './api';

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

/** The module that each area exposes as `./area`. */
export interface AreaModule {
  routes: AreaRoute[];
  /** Components that other areas' pages may show, by slot name; each is loaded only when shown. */
  slots?: Partial<Record<SlotName, () => Promise<{ default: ComponentType }>>>;
  /** The paths of the pages that the patterns in the area's config stand for (companies), for the sitemap. */
  sitemap?: (context: ServerContext) => Promise<string[]> | string[];
}

/** The slots that one area may offer to pages of another. A slot's component takes no properties. */
export type SlotName = 'employer-finder' | 'company-selector' | 'what-if';

/** The data that a page may pass to a slot, whose component reads it with `useSlotData`. */
export interface SlotData {
  'what-if': { company: string };
}
